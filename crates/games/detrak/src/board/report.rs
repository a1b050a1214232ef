//! The report on a game's dice, which the table shows once the game is over.

use engine::detrak::{Detrak, Sheet};
use engine::{GameId, Seed};
use protocol::Level;
use yew::prelude::*;

use super::sheet::SheetView;
use super::study::DiceAnswers;
use crate::texts::DetrakTexts;
use model::cast::at_level;
use model::session::Session;
use table::PERSON;
use ui::announce::say;
use ui::i18n::Texts as SharedTexts;

/// How the person's score compares with the bots' games on the same dice, and the best sheet found for them.
/// Empty if the person only watched, or looks at the match of somebody else.
pub fn report(
    session: &Session<Detrak>,
    answers: &DiceAnswers,
    texts: &'static DetrakTexts,
    shared: &SharedTexts,
) -> Html {
    if session.you().is_none() {
        return Html::default();
    }
    let (answered, all) = answers.answered;
    let game = session.game();
    let advanced = game.is_advanced();
    let score = game.sheet(PERSON).score(advanced);
    let level = |(index, level): (usize, Level)| {
        let games = answers.scores[index].len();
        let percent = answers.percentile(index, score);
        html! {
            <li key={index} class="percentile" hidden={percent.is_none()} data-percentile={level.name()}
                style={format!("--part:{}%", percent.unwrap_or_default())}>
                { (texts.percentile)(shared.common.level_in(level, GameId::Detrak), percent.unwrap_or_default(), games) }
            </li>
        }
    };
    html! {
        <section key="study" class="study" data-study={answers.is_complete().to_string()}>
            <h3 key="title">{ texts.study }</h3>
            <p key="error" hidden={answers.error.is_none()}>{ texts.no_study }</p>
            { say(answers.error.map_or("", |_| texts.no_study)) }
            <div key="progress" hidden={answers.is_complete()}>
                <label key="label" for="study-progress" class="soft">{ texts.studying }</label>
                <progress key="bar" id="study-progress" max={all.to_string()} value={answered.to_string()} />
            </div>
            <ul key="levels">{ for Level::BASES.into_iter().enumerate().map(level) }</ul>
            <div key="best">{ best(answers, advanced, session.seed(), texts) }</div>
        </section>
    }
}

/// The best sheet found for the dice, told by somebody of the cast.
fn best(answers: &DiceAnswers, advanced: bool, seed: Seed, texts: &'static DetrakTexts) -> Html {
    let Some((sheet, score)) = answers.best else {
        return Html::default();
    };
    let view = view(sheet, advanced);
    let caption = (texts.best_possible)(score, answers.is_complete());
    html! {
        <div key="best" class="best-sheet" data-best={score.to_string()}>
            <p key="caption">
                <span key="face" class="portrait" data-face={at_level(Level::Expert, seed.0)} />
                <span key="words">{ caption.clone() }</span>
            </p>
            { view.picture(texts) }
            { view.table(caption, texts) }
        </div>
    }
}

fn view(sheet: Sheet, advanced: bool) -> SheetView {
    SheetView {
        sheet,
        advanced,
        over: true,
        ..SheetView::default()
    }
}
