//! The balance with the members of the cast, in words.

use model::cast::NAMES;
use model::evening::{Balance, balances};
use model::storage::StorageError;
use ui::i18n::{Lang, Translated};

use crate::known::Known;
use crate::texts::EveningTexts;

/// What is said of the balance with a member, by the member's place in the cast; `None` if there is nothing to count.
pub fn balance_text(member: usize, balance: Balance, lang: Lang) -> Option<String> {
    let name = NAMES
        .get(member)
        .filter(|_| balance != Balance::default())?;
    let Balance { before, behind } = balance;
    Some((EveningTexts::of(lang).balance)(name, before, behind))
}

/// What is said of the balance with each member, by name; nobody for whom there is nothing to count.
///
/// # Errors
/// If the evenings cannot be read.
pub async fn balance_lines(lang: Lang) -> Result<Vec<(&'static str, String)>, StorageError> {
    let all = Known::all(&database::evenings().await?);
    let balances = balances(all.iter().map(|known| &known.board));
    let lines = NAMES.into_iter().zip(balances).enumerate();
    let lines = lines
        .filter_map(|(member, (name, balance))| Some((name, balance_text(member, balance, lang)?)));
    Ok(lines.collect())
}

/// What is said of the balance with these players, the first of whom there is something to say, where nothing else tells
/// that it is about evenings; `None` if there is nothing to count.
///
/// # Errors
/// If the evenings cannot be read.
pub async fn balance_line(names: &[String], lang: Lang) -> Result<Option<String>, StorageError> {
    let lines = balance_lines(lang).await?;
    let mut found = names.iter().filter_map(|name| {
        let line = lines.iter().find(|(member, _)| member == name);
        line.map(|(_, said)| (EveningTexts::of(lang).over_evenings)(said))
    });
    Ok(found.next())
}
