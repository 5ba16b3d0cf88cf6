"""Nobody at New Bedford's table can tell what the bag will give, and a table that leaked it would be found out."""

import pytest

import roadstead
from games.new_bedford.swaps import NewBedfordSecrets
from roadstead.conformance.interference import Door, Leak, check
from roadstead.conformance.tables import Table

NEW_BEDFORD = roadstead.game("new_bedford")


@pytest.mark.parametrize("seats", NEW_BEDFORD.seats)
def test_what_the_bag_will_give_changes_nothing_that_a_seat_is_given(seats):
    tried = check(NewBedfordSecrets, Table(NEW_BEDFORD, seats), positions=12, seed=seats)
    assert tried["what the bag will give"] == 12 * (seats + 1)
    assert tried["decisions"] > 24 * seats, "too few worlds were played on"


class Foreseeing(Door):
    """Shows the next outcome of the bag's stream, as dice left in a view would."""

    def view(self, state, viewer):
        view = super().view(state, viewer)
        view.free = state.dice.clone().below(1000, 1)
        return view


@pytest.mark.leak
def test_a_view_that_foresaw_the_bag_would_be_found_out():
    with pytest.raises(Leak):
        check(NewBedfordSecrets, Table(NEW_BEDFORD, 3), positions=10, seed=1, door=Foreseeing())
