//! The app: what is shown, and what is kept.

use engine::Seed;
use engine::dekal::Rules;
use protocol::Level;
use yew::prelude::*;

use crate::dekal::table::{DekalTable, Pace};
use crate::i18n::Lang;
use crate::pool::Pool;
use crate::session::{Session, Sitter};

/// The whole page.
#[component]
pub fn App() -> Html {
    let pool = use_state(Pool::for_this_machine);
    let session = use_state(|| {
        let sitters = vec![
            Sitter { name: "Vous".into(), bot: None },
            Sitter { name: "Anna".into(), bot: Some(Level::Regular) },
        ];
        Session::new(Rules::default(), sitters, Seed(5)).expect("fits")
    });
    html! {
        <DekalTable
            session={(*session).clone()}
            lang={Lang::Fr}
            pace={Pace(700)}
            pool={(*pool).clone()}
            on_change={Callback::noop()}
            on_rematch={Callback::noop()}
            on_leave={Callback::noop()}
        />
    }
}
