//! The part of the page that has the browser keep the release: nothing waits
//! for it, so it is loaded once the page stands.

use super::Kept;
use super::service::Service;

/// What the part offers.
pub struct ServicePart {
    /// Has the browser keep the release; see [`Service::start`].
    pub start: fn(Tell) -> Option<Box<dyn Keeping>>,
}

/// Hears what is known of the copy of the release.
pub type Tell = Box<dyn Fn(Kept)>;

/// The page's hold on what keeps the release.
pub trait Keeping {
    /// Changes to the newer release: loads the page again.
    fn renew(&self);
}

lazy::part!(
    /// What has the browser keep the release.
    pub SERVICE: ServicePart = "offline-book",
    ServicePart {
        start: |tell| Some(Box::new(Service::start(tell)?)),
    }
);
