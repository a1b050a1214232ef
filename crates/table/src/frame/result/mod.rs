//! The end of a round: who has won and how, over the table; and what can be read beside it.

mod details;
mod panel;
mod plate;
mod texts;
mod victory;

pub use details::{Details, DetailsProps};
pub use panel::{NextSteps, ResultPanel, ResultPanelProps, ScoreRow, ScoreTable};
pub use plate::{Plate, use_plate};
pub use texts::ResultPanelTexts;
pub use victory::{Victory, margin, title};

use std::rc::Rc;

use yew::AttrValue;

/// The names of the seats, in order.
pub type Names = Rc<[AttrValue]>;
