//! Numbers as the statistics write them.

use crate::i18n::Lang;

/// A number with one decimal place, and its sign if it is below 0.
pub fn decimal(number: f64, lang: Lang) -> String {
    let tenths = (number * 10.0).round() as i64;
    let point = match lang {
        Lang::Fr => ',',
        Lang::En => '.',
    };
    let sign = if tenths < 0 { "−" } else { "" };
    let size = tenths.unsigned_abs();
    format!("{sign}{}{point}{}", size / 10, size % 10)
}

/// The same with a sign in any case.
pub fn signed(number: f64, lang: Lang) -> String {
    let text = decimal(number, lang);
    match text.starts_with('−') {
        true => text,
        false => format!("+{text}"),
    }
}

/// A share in hundredths.
pub fn percent(share: f64, lang: Lang) -> String {
    let number = (share * 100.0).round() as i64;
    let (sign, size) = (if number < 0 { "−" } else { "" }, number.unsigned_abs());
    match lang {
        Lang::Fr => format!("{sign}{size}\u{a0}%"),
        Lang::En => format!("{sign}{size}%"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_the_language_does() {
        assert_eq!(decimal(29.04, Lang::Fr), "29,0");
        assert_eq!(decimal(-0.26, Lang::En), "−0.3");
        assert_eq!(decimal(-0.01, Lang::En), "0.0");
        assert_eq!(signed(1.25, Lang::En), "+1.3");
        assert_eq!(signed(-1.2, Lang::Fr), "−1,2");
        assert_eq!(percent(0.666, Lang::Fr), "67\u{a0}%");
        assert_eq!(percent(1.0, Lang::En), "100%");
        assert_eq!(percent(-0.104, Lang::En), "−10%");
    }
}
