//! The texts of matches by letter. A missing text does not compile.

mod de;
mod en;
mod es;
mod fr;
mod it;

use ui::translated;

translated!(LetterTexts, letter, with_code);

/// The texts in one language.
pub struct LetterTexts {
    /// The heading.
    pub title: &'static str,
    /// What playing by letter is.
    pub about: &'static str,
    /// The heading of the form that begins a match.
    pub begin: &'static str,
    /// The label of the person's name.
    pub your_name: &'static str,
    /// The label of the other's name.
    pub their_name: &'static str,
    /// Both names are missing or alike.
    pub names_about: &'static str,
    /// The label of the person's side.
    pub dice: &'static str,
    /// The label of the set-ups.
    pub set_up: &'static str,
    /// The sides: red, black.
    pub sides: [&'static str; 2],
    /// The button that begins the match.
    pub start: &'static str,
    /// The heading of the matches under way.
    pub going_on: &'static str,
    /// The heading of the matches that are over.
    pub ended: &'static str,
    /// The person's name and the other's, as the title of a match.
    pub versus: fn(&str, &str) -> String,
    /// It is the person's turn.
    pub your_turn: &'static str,
    /// It is the other's turn, by their name.
    pub their_turn: fn(&str) -> String,
    /// Since this date and time.
    pub standing_since: fn(&str) -> String,
    /// The person has won the match.
    pub you_won: &'static str,
    /// The other has won the match, by their name.
    pub they_won: fn(&str) -> String,
    /// Nobody has won the match.
    pub drawn: &'static str,
    /// The button that opens a match or a letter.
    pub open: &'static str,
    /// The button that removes a match.
    pub remove: &'static str,
    /// Whether to remove the match with this person.
    pub remove_sure: fn(&str) -> String,
    /// The button that does not remove it.
    pub stay: &'static str,
    /// The match was removed.
    pub removed: &'static str,
    /// So many matches cannot be read.
    pub unreadable: fn(usize) -> String,
    /// Whether to remove what cannot be read.
    pub unreadable_sure: &'static str,
    /// What is kept of a match cannot be read: text that begins a sentence.
    pub unreadable_here: &'static str,
    /// The heading of the field for a letter.
    pub come: &'static str,
    /// The label of the field for a letter that has come as text.
    pub paste: &'static str,
    /// There is no letter in the text.
    pub no_letter: &'static str,
    /// The question who the person is.
    pub who: &'static str,
    /// These two play a match.
    pub who_about: fn(&str, &str) -> String,
    /// The button of whoever has this name.
    pub i_am: fn(&str) -> String,
    /// The letter that was opened is older than the match.
    pub older: &'static str,
    /// The heading where a letter is refused.
    pub refused: &'static str,
    /// It is another kind of match, or another game: text to follow a colon.
    pub other_match: &'static str,
    /// The match is not on this device.
    pub gone: &'static str,
    /// The letter tells something else than what is known.
    pub diverged: &'static str,
    /// The heading of the match on this device.
    pub here: &'static str,
    /// The heading of the match of the letter.
    pub there: &'static str,
    /// The button back to the match.
    pub to_match: &'static str,
    /// Another tab has the match open.
    pub in_other_tab: &'static str,
    /// The button that goes on in this tab.
    pub play_here: &'static str,
    /// It is the turn of the other, who is to get the letter.
    pub send: fn(&str) -> String,
    /// What the letter is, and what the other does with it.
    pub send_about: fn(&str) -> String,
    /// The other may not know yet how the match has ended.
    pub last_about: fn(&str) -> String,
    /// The match is too long for a link.
    pub too_long: &'static str,
    /// What unfolds the QR code.
    pub code: &'static str,
    /// What the code is, for whoever does not see it.
    pub code_label: fn(&str) -> String,
    /// The letter is too long for a code.
    pub code_too_long: &'static str,
    /// The heading of what the other has played.
    pub since: fn(&str) -> String,
    /// The button that shows it once more.
    pub again: &'static str,
    /// The button that shows it all at once.
    pub skip: &'static str,
    /// The heading once the match is over.
    pub over: &'static str,
    /// The link to all matches.
    pub all: &'static str,
}
