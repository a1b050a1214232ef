//! QR codes.

use core::fmt::Write;

use qrcodegen::{QrCode, QrCodeEcc, QrSegment, Version};
use yew::prelude::*;

/// The white margin around a code, in modules.
const QUIET: i32 = 4;
/// The largest version that is drawn: 117 modules a side, which phones read from a screen. It holds 1,273 characters.
const LARGEST: u8 = 25;

/// The code of a text; `None` if it is too long to be read from a screen.
fn code(text: &str) -> Option<QrCode> {
    let segments = [QrSegment::make_bytes(text.as_bytes())];
    let versions = (Version::MIN, Version::new(LARGEST));
    // The error correction grows where there is room.
    QrCode::encode_segments_advanced(
        &segments,
        QrCodeEcc::Low,
        versions.0,
        versions.1,
        None,
        true,
    )
    .ok()
}

/// The dark modules as the path of a drawing with a unit for each, row by row.
fn path(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let run = (x..code.size())
                .take_while(|x| code.get_module(*x, y))
                .count() as i32;
            if run > 0 {
                // Writing into a string never fails.
                let _ = write!(path, "M{} {}h{run}v1h-{run}z", x + QUIET, y + QUIET);
            }
            x += run.max(1);
        }
    }
    path
}

/// Props of [`Qr`].
#[derive(Properties, PartialEq)]
pub struct QrProps {
    /// The text of the code.
    pub text: AttrValue,
    /// What the drawing is, for whoever does not see it.
    pub label: AttrValue,
    /// Said in place of a code that would be too large.
    pub too_long: &'static str,
}

/// The code of a text, dark on white in every look, so that cameras read it.
#[component]
pub fn Qr(props: &QrProps) -> Html {
    let drawing = use_memo(props.text.clone(), |text| {
        code(text).map(|code| (code.size() + 2 * QUIET, path(&code)))
    });
    let Some((side, path)) = &*drawing else {
        return html! { <p class="about" data-qr="none">{ props.too_long }</p> };
    };
    html! {
        <svg class="letter-code" data-qr={side.to_string()} viewBox={format!("0 0 {side} {side}")} role="img" aria-label={props.label.clone()} shape-rendering="crispEdges">
            <path d={path.clone()} fill="#000" />
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a phone reads of the drawing.
    fn read(text: &str) -> String {
        const DOTS: usize = 3;
        let code = code(text).unwrap();
        let side = (code.size() + 2 * QUIET) as usize;
        let mut dark = vec![false; side * side];
        for run in path(&code).split('M').skip(1) {
            let (place, rest) = run.split_once('h').unwrap();
            let (x, y) = place.split_once(' ').unwrap();
            let (x, y): (i32, i32) = (x.parse().unwrap(), y.parse().unwrap());
            let run: i32 = rest.split_once('v').unwrap().0.parse().unwrap();
            for x in x..x + run {
                dark[y as usize * side + x as usize] = true;
            }
        }
        let mut image = rqrr::PreparedImage::prepare_from_greyscale(
            side * DOTS,
            side * DOTS,
            |x, y| match dark[y / DOTS * side + x / DOTS] {
                true => 0,
                false => 255,
            },
        );
        image.detect_grids()[0].decode().unwrap().1
    }

    #[test]
    fn a_code_says_its_text() {
        for length in [1, 200, 500, 1_200] {
            let text = format!(
                "https://example.org/tablee/#/letter/{}/",
                "aZ-_9".repeat(length / 5)
            );
            assert_eq!(read(&text), text);
        }
    }

    #[test]
    fn a_code_is_no_larger_than_phones_read() {
        let text = |length| "x".repeat(length);
        assert_eq!(code(&text(1_273)).unwrap().size(), 117);
        assert!(code(&text(1_274)).is_none());
    }
}
