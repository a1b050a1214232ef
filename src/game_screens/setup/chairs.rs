//! The chairs: who sits on each, at which level, and who else could sit there.

use core::pin::Pin;
use std::rc::Rc;

use database::later;
use engine::{GameId, MAX_SEATS, Seat};
use evening::balance_lines;
use lazy::NotLoaded;
use protocol::{Level, Style};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use yew::prelude::*;

use super::Bot;
use super::company::company;
use super::names;
use super::person::{Person, use_focus_if_new};
use crate::texts::SetupTexts;
use model::cast::{CAST, Member};
use model::lang::Lang;
use model::storage::StorageError;
use table::Change;
use ui::announce::say;
use ui::focus::focus_on;
use ui::i18n::{Texts, Translated, use_lang, use_texts};
use ui::keys::{ESCAPE, key_of};
use ui::loaded::use_loaded;

/// What is said of members of the cast, by their names.
type Balances = Vec<(&'static str, String)>;

/// These, once the evenings are read.
type Counted = Pin<Box<dyn Future<Output = Result<Balances, StorageError>>>>;

/// The part that knows the person's evenings.
struct BalancePart {
    lines: fn(Lang) -> Counted,
}

lazy::part!(
    /// The part that knows the person's evenings.
    BALANCE: BalancePart = more, BalancePart { lines: |lang| Box::pin(balance_lines(lang)) }
);

/// Props of [`Chairs`].
#[derive(Clone, PartialEq, Properties)]
pub struct ChairsProps {
    /// The game.
    pub game: GameId,
    /// The bots, in the order of seats.
    pub bots: Vec<Bot>,
    /// The persons with their names as typed, in the order of seats, if several play.
    pub persons: Vec<(Seat, AttrValue)>,
    /// Whether persons may sit on the bots' chairs.
    pub seats_persons: bool,
    /// What each of the game's levels does, weakest first.
    pub levels: Vec<&'static str>,
    /// What each style likes in the game; empty where it does nothing.
    pub styles: [&'static str; Style::ALL.len()],
    /// The level that is about as strong as the person, if that is known.
    pub suggested: Option<Level>,
    /// The switch for bots that keep up with the person.
    pub even: Html,
    /// Called with each change.
    pub on_change: Callback<Change>,
}

/// The chairs of the bots, and of the persons if several play, and what levels do.
#[component]
pub fn Chairs(props: &ChairsProps) -> Html {
    let (lang, shared) = (use_lang(), use_texts());
    let texts = SetupTexts::of(lang);
    let balances = use_balances(lang);
    // The chair whose alternatives are shown.
    let open = use_state_eq(|| None::<usize>);
    let said = use_state_eq(String::new);
    let on_surprise = {
        let (props, said) = (props.clone(), said.setter());
        move |_: MouseEvent| {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(table::random());
            let names = company(&props.bots, &mut rng);
            said.set((texts.now)(&names));
            props.on_change.emit(Change::Cast(names));
        }
    };
    let is_other = |level: &Level| props.bots.iter().any(|bot| bot.level != *level);
    let suggestion = props.suggested.filter(is_other).map(|level| {
        let onclick = props
            .on_change
            .reform(move |_: MouseEvent| Change::Levels(level));
        let level = shared.common.numbered(level, props.game);
        html! {
            <button key="suggestion" type="button" class="button quiet" data-suggested="" {onclick}>
                { (texts.suggested)(&level) }
            </button>
        }
    });
    // The chair on which somebody else has just sat down: it takes the focus of the one that was there.
    let changed = use_state_eq(|| None::<Seat>);
    // Who is shown again later, on whatever chair, takes no focus.
    let reset = changed.setter();
    use_effect_with(*changed, move |_| reset.set(None));
    let on_person = {
        let (changed, open) = (changed.setter(), open.setter());
        let on_change = props.on_change.clone();
        let bots: Vec<Seat> = props.bots.iter().map(|bot| bot.seat).collect();
        Callback::from(move |change: Change| {
            // A name that is typed seats nobody else.
            let swapped = match &change {
                Change::Person(seat, Some(_)) => bots.contains(seat).then_some(*seat),
                Change::Person(seat, None) => Some(*seat),
                _ => None,
            };
            if swapped.is_some() {
                changed.set(swapped);
                open.set(None);
            }
            on_change.emit(change);
        })
    };
    let chair = |(place, bot): (usize, &Bot)| {
        let is_open = *open == Some(place);
        let setter = open.setter();
        let chair = ChairProps {
            place,
            bot: *bot,
            game: props.game,
            styles: props.styles,
            suggested: props.suggested,
            balance: balances
                .iter()
                .find(|(name, _)| *name == bot.name)
                .map(|(_, said)| said.clone().into()),
            seats_persons: props.seats_persons,
            is_open,
            on_open: Callback::from(move |open: bool| setter.set(open.then_some(place))),
            is_new: *changed == Some(bot.seat),
            on_change: on_person.clone(),
        };
        html! { <Chair key={bot.seat.index()} ..chair /> }
    };
    let person = |(seat, name): &(Seat, AttrValue)| {
        let (seat, name, on_change) = (*seat, name.clone(), on_person.clone());
        let is_new = *changed == Some(seat);
        let key = format!("person-{seat}");
        html! { <Person {key} {seat} {name} {is_new} {on_change} /> }
    };
    let bots = || props.bots.iter().enumerate();
    let chairs = Seat::all(MAX_SEATS).filter_map(|seat| {
        let bot = bots().find(|(_, bot)| bot.seat == seat).map(chair);
        let sits_there = |(other, _): &&(Seat, AttrValue)| *other == seat;
        bot.or_else(|| props.persons.iter().find(sits_there).map(person))
    });
    html! {
        <fieldset key="chairs" class="field bots" hidden={props.bots.is_empty() && props.persons.is_empty()}>
            <legend key="legend">{ texts.company }</legend>
            <div key="surprise" class="company" hidden={props.bots.is_empty()}>
                <div key="suggestion">{ suggestion.unwrap_or_default() }</div>
                <button key="surprise" type="button" class="button" data-action="surprise" onclick={on_surprise}>
                    { texts.surprise }
                </button>
                { together(props, &on_person, texts) }
            </div>
            { props.even.clone() }
            <div key="all" class="all-levels" hidden={props.bots.len() < 2}>{ all_levels(props, texts, shared) }</div>
            <div key="chairs" class="chairs">
                { for chairs }
                { level_notes(props, texts, shared) }
            </div>
            { names::list() }
            { say((*said).clone()) }
        </fieldset>
    }
}

/// What is said of the person's balance with members of the cast, by their names. Nobody waits for it: the chairs are there
/// before, and whatever cannot be read leaves them as they are. Without any evening, the part with their screens is not loaded.
#[hook]
fn use_balances(lang: Lang) -> Rc<Balances> {
    let loaded = use_loaded(lang, |lang| {
        let lang = *lang;
        async move {
            if !later::has_evenings().await.unwrap_or_default() {
                return Ok(Vec::new());
            }
            match BALANCE.load().await {
                Ok(part) => (part.lines)(lang).await,
                Err(NotLoaded) => Ok(Vec::new()),
            }
        }
    });
    loaded.and_then(Result::ok).unwrap_or_default()
}

/// What the levels of these bots do. Each level is described once.
fn level_notes(props: &ChairsProps, texts: &SetupTexts, shared: &Texts) -> Html {
    let mut levels: Vec<Level> = props.bots.iter().map(|bot| bot.level).collect();
    levels.sort_unstable();
    levels.dedup();
    let note = |level: Level| {
        let about = props.levels.get(level.place(props.game));
        html! {
            <div key={level.name()} data-level-note={level.name()}>
                <dt key="level">{ shared.common.numbered(level, props.game) }</dt>
                <dd key="about">{ about.copied().unwrap_or_default() }{ " " }{ manner(level, props.game, texts) }</dd>
            </div>
        }
    };
    html! { <dl key="levels" class="level-notes">{ for levels.into_iter().map(note) }</dl> }
}

/// How a level differs from its base; empty for a base, and for a level that only searches further than one.
fn manner(level: Level, game: GameId, texts: &SetupTexts) -> &'static str {
    let [often, now_and_then] = texts.slips;
    match level {
        Level::Newcomer | Level::Casual if level.slips(game) => often,
        _ if level.slips(game) => now_and_then,
        Level::Expert => "",
        _ if level.base(game) == Level::Expert => texts.less_closely,
        _ => "",
    }
}

/// Props of [`Chair`].
#[derive(Clone, PartialEq, Properties)]
struct ChairProps {
    /// Its place among the bots' chairs, from 0.
    place: usize,
    bot: Bot,
    game: GameId,
    styles: [&'static str; Style::ALL.len()],
    suggested: Option<Level>,
    /// How the person and the bot's name stand over all evenings; `None` if that is not known.
    balance: Option<AttrValue>,
    /// Whether a person may sit there.
    seats_persons: bool,
    /// Whether the members of the cast who could sit there are shown.
    is_open: bool,
    /// Whether a person sat there just now.
    is_new: bool,
    /// Shows or hides that.
    on_open: Callback<bool>,
    on_change: Callback<Change>,
}

/// A chair: who sits there, at which level, and who else could sit there.
#[component]
fn Chair(props: &ChairProps) -> Html {
    let (lang, shared) = (use_lang(), use_texts());
    let texts = SetupTexts::of(lang);
    let ChairProps { bot, is_open, .. } = *props;
    let chair = use_node_ref();
    use_focus_if_new(&chair, ".sitter", props.is_new);
    let number = props.place + 1;
    let id = format!("sitters-{number}");
    let about = CAST.iter().zip(texts.lines);
    let mut about = about.filter(|(member, _)| member.name == bot.name);
    let about = about.next().map(|(member, line)| {
        let likes = props.styles[member.style as usize];
        if bot.level.follows_style(props.game) {
            format!("{line} {likes}")
        } else {
            line.to_owned()
        }
    });
    let onkeydown = close(props, chair.clone());
    let onclick = props.on_open.reform(move |_: MouseEvent| !is_open);
    html! {
        <div ref={chair} class={classes!("chair", is_open.then_some("is-open"))} role="group" aria-label={bot.name} data-chair={number.to_string()}
            {onkeydown}>
            <button key="sitter" type="button" class="sitter" data-action="change"
                aria-expanded={is_open.to_string()} aria-controls={id.clone()} {onclick}>
                <span key="face" class="portrait" data-face={bot.name} />
                <span key="name" class="sitter-name">{ bot.name }</span>
                <span key="change" class="sitter-change">{ texts.change }</span>
            </button>
            <p key="about" class="about">{ about.unwrap_or_default() }</p>
            <p key="balance" class="about" data-balance="" hidden={props.balance.is_none()}>{ props.balance.clone().unwrap_or_default() }</p>
            { meter(props, texts, shared) }
            <fieldset key="sitters" {id} class="field sitters" hidden={!is_open}>
                <legend key="legend">{ texts.who }</legend>
                { sits_down(props, texts) }
                { for CAST.iter().map(|member| sits(props, member, texts)) }
            </fieldset>
        </div>
    }
}

/// Escape closes a chair, and moves the focus to its button.
fn close(props: &ChairProps, chair: NodeRef) -> Callback<KeyboardEvent> {
    let (is_open, on_open) = (props.is_open, props.on_open.clone());
    Callback::from(move |event: KeyboardEvent| {
        if is_open && key_of(&event).is_some_and(|key| ESCAPE.contains(&key.as_str())) {
            event.stop_propagation();
            focus_on(&chair, ".sitter");
            on_open.emit(false);
        }
    })
}

/// The level of all bots: none is chosen unless they have the same.
fn all_levels(props: &ChairsProps, texts: &SetupTexts, shared: &Texts) -> Html {
    let level = props.bots.first().map(|bot| bot.level);
    let is_same = |level: &Level| props.bots.iter().all(|bot| bot.level == *level);
    let pips = Pips {
        name: "level-all".into(),
        chosen: level.filter(is_same),
        game: props.game,
        suggested: props.suggested,
        on_choose: props.on_change.reform(Change::Levels),
    };
    html! {
        <fieldset key="levels" class="field meter">
            <legend key="legend">{ texts.all_at }</legend>
            { pips.draw(shared) }
        </fieldset>
    }
}

/// The level of the bot on a chair.
fn meter(props: &ChairProps, texts: &SetupTexts, shared: &Texts) -> Html {
    let (game, bot, chair) = (props.game, props.bot, props.place);
    let pips = Pips {
        name: format!("level-{}", chair + 1),
        chosen: Some(bot.level),
        game,
        suggested: props.suggested,
        on_choose: (props.on_change).reform(move |level| Change::Level(chair, level)),
    };
    html! {
        <fieldset key="levels" class="field meter">
            <legend key="legend" class="visually-hidden">{ (texts.level_of)(bot.name) }</legend>
            <p key="chosen" class="meter-level" aria-hidden="true">{ shared.common.numbered(bot.level, game) }</p>
            { pips.draw(shared) }
        </fieldset>
    }
}

/// The levels of a game as a row of numbers, filled up to the chosen one.
struct Pips {
    /// The name of the field.
    name: String,
    chosen: Option<Level>,
    game: GameId,
    suggested: Option<Level>,
    on_choose: Callback<Level>,
}

impl Pips {
    fn draw(&self, shared: &Texts) -> Html {
        let place = self.chosen.map(|level| level.place(self.game));
        let pip = |(index, level): (usize, &Level)| {
            let level = *level;
            let onchange = self.on_choose.reform(move |_: Event| level);
            let class = classes!(
                "pip",
                place
                    .is_some_and(|place| index < place)
                    .then_some("is-below"),
                (self.suggested == Some(level)).then_some("is-suggested"),
            );
            let name = shared.common.numbered(level, self.game);
            html! {
                <label key={index} {class} title={name.clone()}>
                    <input key="input" type="radio" name={self.name.clone()} value={index.to_string()}
                        checked={place == Some(index)} aria-label={name} {onchange} />
                    <span key="number" aria-hidden="true">{ index + 1 }</span>
                </label>
            }
        };
        html! {
            <div key="pips" class="pips">{ for Level::of(self.game).iter().enumerate().map(pip) }</div>
        }
    }
}

/// The button that seats a person on the first bot's chair.
fn together(props: &ChairsProps, on_change: &Callback<Change>, texts: &SetupTexts) -> Html {
    let seat = props.bots.first().map(|bot| bot.seat);
    let seat = seat.filter(|_| props.seats_persons);
    let onclick = on_change.reform(move |_: MouseEvent| {
        Change::Person(seat.unwrap_or(Seat::FIRST), Some(String::new()))
    });
    html! {
        <button key="together" type="button" class="button" data-action="together" hidden={seat.is_none()} {onclick}>
            { texts.together }
        </button>
    }
}

/// The person who could sit on a chair instead of a bot.
fn sits_down(props: &ChairProps, texts: &SetupTexts) -> Html {
    let seat = props.bot.seat;
    let sits_down = move |_: MouseEvent| Change::Person(seat, Some(String::new()));
    let onclick = props.on_change.reform(sits_down);
    html! {
        <button key="person" type="button" class="sits" data-action="person" hidden={!props.seats_persons} {onclick}>
            <span key="face" class="portrait" />
            <span key="name" class="sits-name">{ texts.person }</span>
            <span key="about" class="about">{ texts.person_about }</span>
        </button>
    }
}

/// A member of the cast who could sit on a chair. A member who sits on another chair changes places with the one who
/// sits here.
fn sits(props: &ChairProps, member: &Member, texts: &SetupTexts) -> Html {
    let (chair, name) = (props.place, member.name);
    let onchange = (props.on_change).reform(move |_: Event| Change::Seat(chair, name));
    let number = |level: &Level| level.place(props.game) + 1;
    let (weakest, strongest) = (number(member.levels.start()), number(member.levels.end()));
    html! {
        <label key={name} class="sits">
            <input key="input" type="radio" name={format!("chair-{}", chair + 1)} value={name}
                checked={props.bot.name == name} {onchange} />
            <span key="face" class="portrait" data-face={name} />
            <span key="name" class="sits-name">{ name }</span>
            <span key="levels" class="about">{ (texts.usual)(weakest, strongest) }</span>
        </label>
    }
}
