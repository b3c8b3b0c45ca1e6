"""The command `play`: a person at the table, the other seats choosing at random among what is legal.

Everybody, the person too, is shown a `View` and nothing else.
"""

import random
from collections.abc import Sequence
from pathlib import Path

import click
from rich.console import Console

import rebelote as rb
from rebelote.cli.accounts import account
from rebelote.cli.telling import hand, heading, in_words, offers, said

HELP = """  A call is pass, a trump (C D H S NT AT), a number and a trump (90H), capot S, double, redouble.
  A card is its rank and suit: JH, TS (T is the ten). What you hold to declare is declared with your
  first card, belote and rebelote are said. "JH silent" plays without a word, "JH 2" declares the
  second of what you may declare and nothing else.
  ? shows this, q leaves the table."""


class Left(Exception):  # noqa: N818 (no error: the person has had enough)
    """The person leaves the table."""


class Table:
    """A match with a person at one seat."""

    def __init__(self, match: rb.Match, seat: rb.Seat, seed: int, record: Path | None) -> None:
        self.match = match
        self._record = record
        self.seat = seat
        self._choose = random.Random(seed)  # noqa: S311 (a game)
        self._console = Console(highlight=False, width=80)

    def play(self) -> None:
        """Play the match to its end; `Left` when the person leaves."""
        while not self.match.is_over:
            deal = self.match.next_round()
            self._tell(
                "\nNS {}, EW {}".format(*deal.match_score) + f"; {deal.dealer} deals, you are {self.seat}"
            )
            if deal.dealt.turned is not None:
                self._tell(f"{deal.dealt.turned.pretty} is turned up")
            while not deal.is_over:
                self.keep()
                self._act(deal)
            self.keep()
            self._tell(heading(deal))
            if deal.contract is not None:
                self._console.print(account(deal))
        self._tell("\nNS {}, EW {}".format(*self.match.score) + f": {self.match.winner} win the match")

    def keep(self) -> None:
        """Write the record as far as it goes, so that nothing is lost however the match ends."""
        if self._record is not None:
            self._record.write_text(str(self.match), encoding="utf-8")

    def _act(self, deal: rb.Round) -> None:
        view = deal.view(deal.to_act)
        mine = view.seat is self.seat
        if view.phase is rb.Phase.AUCTION:
            said = self._ask_call(deal, view) if mine else self._random_call(deal, view)
            self._tell(f"  {view.seat} calls {said}")
            if deal.contract is not None:
                self._tell(f"{in_words(deal.contract)}\n")
            return
        if mine:
            self._ask_card(deal, view)
        else:
            deal.play(self._choose.choice(list(view.legal_cards)))
        self._tell_card(deal, view)

    def _random_call(self, deal: rb.Round, view: rb.View) -> rb.Call:
        call = rb.Call("pass") if self._choose.random() < 0.5 else self._choose.choice(view.legal_calls)
        deal.call(call)
        return call

    def _ask_call(self, deal: rb.Round, view: rb.View) -> rb.Call:
        self._tell(f"your hand: {hand(view.hand)}")
        while True:
            text = self._ask(f"you may call {offers(view.legal_calls)}")
            try:
                call = rb.Call(text)
                deal.call(call)
            except rb.RebeloteError as error:
                self._tell(f"  {error}")
            else:
                return call

    def _ask_card(self, deal: rb.Round, view: rb.View) -> None:
        if view.contract is not None:
            self._tell(f"{in_words(view.contract)}; your hand: {hand(view.hand)}")
        if view.legal_declarations:
            held = "; ".join(
                f"{number}: {each.kind} {hand(each.cards)}"
                for number, each in enumerate(view.legal_declarations, 1)
            )
            self._tell(f"you may declare {held}")
        while True:
            card, *rest = self._ask(f"you may play {hand(view.legal_cards)}").split()
            try:
                declare, belote = _wish(rest, view.legal_declarations)
                deal.play(card, declare=declare, belote=belote)
            except rb.RebeloteError as error:
                self._tell(f"  {error}")
            else:
                return

    def _tell_card(self, deal: rb.Round, view: rb.View) -> None:
        """Tell the card just played and what was said with it, as the person hears it."""
        heard = deal.view(self.seat)
        last = heard.trick or heard.tricks[-1].cards
        card = last[-1][1]
        self._tell(f"  {view.seat} plays {card.pretty}{said(heard, view.seat, card)}")
        if not heard.trick:
            self._tell(f"  {heard.tricks[-1].winner} takes the trick\n")

    def _ask(self, question: str) -> str:
        self._tell(question)
        while True:
            try:
                text = input("> ").strip()
            except EOFError:
                raise Left from None
            if text.lower() in {"q", "quit"}:
                raise Left
            if text == "?":
                self._tell(HELP)
            elif text:
                return text

    def _tell(self, text: str) -> None:
        self._console.print(text, markup=False)


def _wish(words: list[str], held: Sequence[rb.Declaration]) -> tuple[bool | list[rb.Declaration], bool]:
    """Read what is to be said with a card: by default all, "silent" nothing, numbers those declarations."""
    if not words:
        return True, True
    if words == ["silent"]:
        return False, False
    numbers = {str(number): each for number, each in enumerate(held, 1)}
    for word in words:
        if word not in numbers:
            raise rb.InvalidArgument(
                f'after the card follow "silent" or the numbers of what you declare, not {word[:40]!r}'
            )
    return [numbers[word] for word in dict.fromkeys(words)], True


@click.command()
@click.option("--rules", default="ffb_classic", show_default=True, help="A preset; fields may follow.")
@click.option("--seat", default="S", show_default=True, help="Where you sit: N, E, S or W.")
@click.option(
    "--seed", type=click.IntRange(min=0), default=0, show_default=True, help="Of packs and players."
)
@click.option(
    "--record",
    type=click.Path(dir_okay=False, writable=True, path_type=Path),
    help="A file for the record.",
)
def play(*, rules: str, seat: str, seed: int, record: Path | None) -> None:
    """Play a match against players that choose at random; ? helps, q leaves."""
    table = Table(rb.Match(rb.Rules.parse(rules), seed=seed), rb.Seat(seat), seed, record)
    table.keep()
    try:
        table.play()
    except Left:
        click.echo("you leave the table")
