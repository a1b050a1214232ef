//! Each check of the conformance suite can fail: it detects a fault of the toy game.

use crate::toy::{Fault, Toy};
use engine::conformance::check;

#[test]
fn a_sound_game_conforms() {
    Fault::None.set();
    check::<Toy>();
}

macro_rules! notices {
    ($($name:ident: $fault:ident, $words:literal;)*) => {$(
        #[test]
        #[should_panic(expected = $words)]
        fn $name() {
            Fault::$fault.set();
            check::<Toy>();
        }
    )*};
}

notices! {
    unlisted_actions_are_noticed: AcceptsUnlisted, "accepted";
    refusals_that_leave_traces_are_noticed: RefusalChanges, "was refused, and changed the state";
    leaks_are_noticed: Leaks, "sees what is hidden";
    biased_guesses_are_noticed: Biased, "chi-square";
    repeated_streams_are_noticed: SameStream, "comes twice";
    notation_that_does_not_read_back_is_noticed: OddText, "does not read back";
    lossy_encodings_are_noticed: Forgets, "read as another value";
    bad_options_are_noticed: TakesAnyRules, "should be refused";
    an_order_of_choices_that_matters_is_noticed: OrderMatters, "the order of choices matters";
    an_outcome_before_the_end_is_noticed: EndsEarly, "an outcome";
    drawing_what_cannot_happen_is_noticed: DrawsRefused, "is drawn and refused";
    matches_without_an_end_are_noticed: NeverEnds, "goes on and on";
    views_that_list_otherwise_are_noticed: ViewListsLess, "the view of";
    guesses_that_do_not_fit_the_view_are_noticed: GuessesOwn, "takes it for something else";
    guesses_that_cannot_be_are_noticed: GuessesImpossible, "takes it for what nothing leads to";
    luck_that_is_not_the_seeds_is_noticed: OwnLuck, "rolled again";
    records_that_tell_otherwise_are_noticed: RulesForget, "the record is refused";
    trust_in_damaged_states_is_noticed: TrustsBytes, "a damaged state lists";
    trust_in_damaged_views_is_noticed: TrustsViewBytes, "a bid before it is made";
    trust_in_changed_states_is_noticed: TrustsText, "changed state";
    trust_in_changed_views_is_noticed: TrustsViewText, "changed view";
    choices_that_show_are_noticed: LeaksUnscrambled, "sees what seat 1 chose";
    scrambling_that_changes_nothing_is_noticed: ScramblesNothing, "hidden is never with_hidden_drawn_anew";
    positions_that_read_otherwise_are_noticed: LineForgets, "the position reads as another state";
    secrets_that_come_to_light_are_noticed: ForgetsSecrets, "shows what was hidden";
    trust_in_damaged_positions_is_noticed: TrustsLines, "a line that was trusted";
    rare_branches_that_are_missed_are_noticed: MissesRare, "no match reaches the branch: both bid 3 for a 1";
}
