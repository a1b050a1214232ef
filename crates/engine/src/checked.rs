//! Validation of states that are read from outside.

/// Whether a value can occur in play; if not, the reason.
pub type Validity = Result<(), &'static str>;

/// Returns an error with this text unless a condition holds.
///
/// # Errors
/// If it does not hold.
pub fn require(holds: bool, otherwise: &'static str) -> Validity {
    if holds { Ok(()) } else { Err(otherwise) }
}

/// Serialises with the derived code of a type marked `#[serde(remote =
/// "Self")]`, and validates what is deserialised.
macro_rules! checked {
    ($type:ty) => {
        #[cfg(feature = "serde")]
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                <$type>::serialize(self, serializer)
            }
        }

        #[cfg(feature = "serde")]
        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let value = <$type>::deserialize(deserializer)?;
                value.validate().map_err(serde::de::Error::custom)?;
                Ok(value)
            }
        }
    };
}

pub(crate) use checked;
