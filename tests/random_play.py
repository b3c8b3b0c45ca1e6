"""Random play: legal calls and cards at random, with declarations and words kept back now and then."""

from random import Random

from rebelote import Call, Card, Declaration, Phase, Round

PASS = Call("pass")


def play_round(deal: Round, choose: Random, *, actions: int | None = None) -> None:
    """Play a round on to its end, or by some actions: half of the calls are passes."""
    while not deal.is_over and actions != 0:
        if deal.phase is Phase.AUCTION:
            random_call(deal, choose)
        else:
            random_card(deal, choose)
        actions = None if actions is None else actions - 1


def random_call(deal: Round, choose: Random) -> None:
    """Make a legal call."""
    deal.call(PASS if choose.random() < 0.5 else choose.choice(deal.legal_calls))


def random_card(deal: Round, choose: Random) -> None:
    """Play a legal card."""
    card, declare, belote = random_card_of(deal, choose)
    deal.play(card, declare=declare, belote=belote)


def random_card_of(deal: Round, choose: Random) -> tuple[Card, bool | list[Declaration], bool]:
    """A legal card, what to declare with it, and whether to say a belote: one time in eight less than all."""
    card = choose.choice(list(deal.legal_cards))
    quiet = choose.random() < 0.125
    possible = deal.legal_declarations if quiet else ()
    chosen = [choose.choice(possible)] if possible and choose.random() < 0.5 else []
    return card, chosen if quiet else True, choose.random() >= 0.125
