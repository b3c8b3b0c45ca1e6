"""A deal settled in one line, for the tests of what deals are worth."""

from rebelote import Contract, RoundFacts, RoundScore, Rules, Seat, Side, Trump, score


def deal(
    rules: Rules | str,
    trump: str,
    cards: tuple[int, int],
    *,
    last: str = "NS",
    tricks: tuple[int, int] = (4, 4),
    declared: tuple[int, int] = (0, 0),
    belotes: tuple[int, int] = (0, 0),
    carried: int = 0,
    declarer: str = "N",
    times: int = 1,
    value: int | None = None,
    capot: bool = False,
) -> RoundScore:
    """A deal in one line."""
    facts = RoundFacts(
        card_points=cards, tricks=tricks, last_trick=Side[last], declarations=declared, belotes=belotes
    )
    contract = Contract(
        trump=Trump(trump), declarer=Seat(declarer), multiplier=times, value=value, capot=capot
    )
    return score(facts, contract, rules, carried=carried)
