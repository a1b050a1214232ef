//! How the person and one of the opponents stand over their evenings.

use engine::{Game, Outcome, Seat};
use evening::balance_line;
use model::session::{Participant, Session};
use ui::i18n::use_lang;
use ui::loaded::use_loaded;
use yew::prelude::*;

/// Props of [`Rivalry`].
#[derive(Properties, PartialEq)]
pub struct RivalryProps<G: Game> {
    /// The match, which is over.
    pub session: Session<G>,
}

/// The names of the bots, the best placed first: whoever has beaten the person, or has come closest.
fn opponents(participants: &[Participant], outcome: Option<&Outcome>) -> Vec<String> {
    let seats = Seat::all(participants.len()).zip(participants);
    let mut bots: Vec<_> = seats.filter(|(_, one)| one.bot.is_some()).collect();
    bots.sort_by_key(|(seat, _)| Some(outcome?.standing(*seat)?.place));
    bots.into_iter().map(|(_, one)| one.name.clone()).collect()
}

/// One line about one of them, if there is something to count. What cannot be read leaves the result as it is.
#[component]
pub fn Rivalry<G: Game + 'static>(props: &RivalryProps<G>) -> Html {
    let lang = use_lang();
    let session = &props.session;
    let names = opponents(session.participants(), session.outcome().as_ref());
    let line = use_loaded((names, lang), |(names, lang)| {
        let (names, lang) = (names.clone(), *lang);
        async move { balance_line(&names, lang).await }
    });
    let line = line.and_then(Result::ok);
    let line = line.and_then(|line| (*line).clone());
    html! { <p class="soft rivalry" data-balance="" hidden={line.is_none()}>{ line.unwrap_or_default() }</p> }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::Level;

    #[test]
    fn the_best_placed_of_the_bots_is_the_first() {
        let sits = |name: &str, bot| Participant {
            name: name.into(),
            bot,
        };
        let bot = Some(Level::Regular);
        let all = [
            sits("", None),
            sits("Anna", bot),
            sits("Katia", bot),
            sits("Hugo", bot),
        ];
        let outcome = Outcome::ranked([(1, 0), (9, 0), (3, 0), (9, 0)], |points, _| points);
        assert_eq!(opponents(&all, Some(&outcome)), ["Katia", "Anna", "Hugo"]);
        assert_eq!(opponents(&all, None), ["Anna", "Katia", "Hugo"]);
    }
}
