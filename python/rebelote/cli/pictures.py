"""Pictures in text: the four hands round a table, what each card costs, the values of every trump and leader.

They are built from what the library says, for rich to print: no rule of the game is repeated here.
"""

from collections.abc import Mapping

from rich.table import Table as Grid
from rich.text import Text

import rebelote as rb

STYLES = {
    rb.Suit.CLUBS: "bold",
    rb.Suit.DIAMONDS: "bold red",
    rb.Suit.HEARTS: "bold red",
    rb.Suit.SPADES: "bold",
}
TRUMP_NAMES = {rb.Trump.NO_TRUMP: "no trump", rb.Trump.ALL_TRUMP: "all trumps"}


def round_the_table(position: rb.Position) -> Grid:
    """Draw the hands: N on top, E to the right, S below, W to the left, the trump in the middle."""
    n, e, s, w = (_hand(hand) for hand in position.hands)
    grid = Grid.grid(padding=(0, 3))
    grid.add_row("", n, "")
    grid.add_row(w, _compass(position), e)
    grid.add_row("", s, "")
    return grid


def _hand(hand: rb.Cards) -> Text:
    """Four lines, a suit each, highest card first, as the text of a hand has them."""
    lines = []
    for suit, ranks in zip(reversed(rb.Suit), str(hand).split("."), strict=True):
        lines.append(Text.assemble((suit.symbol, STYLES[suit]), " ", " ".join(ranks) or "–"))
    return Text("\n").join(lines)


def _compass(position: rb.Position) -> Text:
    """The seats round the trump; the seat to play stands out."""
    n, e, s, w = (
        Text(str(seat), "reverse" if not position.is_over and seat is position.to_play else "dim")
        for seat in rb.Seat
    )
    middle = Text.assemble(w, f"  {_short(position.trump)}  ", e)
    return Text("\n").join([Text(), Text.assemble("   ", n), middle, Text.assemble("   ", s)])


def _short(trump: rb.Trump) -> str:
    """Two columns wide: a suit's symbol, or the letters of the others."""
    return f"{trump.suit.symbol} " if trump.suit else str(trump)


def trump_name(trump: rb.Trump) -> str:
    """Name the trump in words.

    >>> trump_name(rb.Trump.HEARTS), trump_name(rb.Trump.ALL_TRUMP)
    ('hearts ♥', 'all trumps')
    """
    if trump.suit is None:
        return TRUMP_NAMES[trump]
    return f"{trump.suit.name.lower()} {trump.suit.symbol}"


def score(value: tuple[int, int]) -> str:
    """Print a value as NS–EW."""
    return "{}–{}".format(*value)


def costs(position: rb.Position, solution: rb.Solution) -> Grid:
    """List what each legal card leads to and what it costs against the best, for the side to play."""
    side = position.to_play.side
    best = solution.value[side.code]
    grid = Grid(box=None, padding=(0, 2), show_edge=False)
    grid.add_column(f"{position.to_play} plays")
    grid.add_column("NS–EW", justify="right")
    grid.add_column("costs", justify="right")
    for card, value in _cheapest_first(solution.cards, side):
        cost = best - value[side.code]
        style = "bold" if cost == 0 else "dim"
        name = Text(card.pretty, STYLES[card.suit])
        grid.add_row(name, score(value), str(cost) if cost else "–", style=style)
    return grid


def _cheapest_first(
    cards: Mapping[rb.Card, tuple[int, int]], side: rb.Side
) -> list[tuple[rb.Card, tuple[int, int]]]:
    return sorted(cards.items(), key=lambda item: (-item[1][side.code], item[0]))


def trumps_by_leaders(table: rb.Table) -> Grid:
    """Draw the 6 x 4 table: a line for each trump, a column for each leader."""
    grid = Grid(box=None, padding=(0, 2), show_edge=False)
    grid.add_column("trump")
    for seat in rb.Seat:
        grid.add_column(f"{seat} leads", justify="right")
    for trump in rb.Trump:
        grid.add_row(trump_name(trump), *(score(table[trump, seat]) for seat in rb.Seat))
    return grid
