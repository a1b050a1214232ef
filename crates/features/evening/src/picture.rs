//! The picture of an evening's board, which a person shares or saves.

use core::f64::consts::TAU;

use js_sys::Promise;
use ui::announce::announce;
use ui::files;
use ui::i18n::{Translated, use_lang};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    Blob, CanvasRenderingContext2d, Element, File, FilePropertyBag, HtmlCanvasElement,
    HtmlImageElement, ShareData,
};
use yew::prelude::*;

use crate::texts::EveningTexts;

/// The file's name.
const FILE: &str = "tablee.png";
const KIND: &str = "image/png";
/// The picture's width, its margin, and the heights of what is above the rows, of a row, and of what is below, in pixels.
const WIDTH: f64 = 1000.0;
const MARGIN: f64 = 48.0;
const HEAD: f64 = 210.0;
const ROW: f64 = 62.0;
const FOOT: f64 = 90.0;
/// Where names and bars begin, in pixels.
const NAME: f64 = 180.0;
const BAR: f64 = 400.0;

/// A player's line of the picture.
#[derive(Clone, PartialEq)]
pub struct PictureRow {
    /// The place, from 1.
    pub place: usize,
    /// The name under which the board has the player.
    pub player: &'static str,
    /// The name in words.
    pub name: &'static str,
    /// The total, in tenths of a percent.
    pub total: u32,
    /// The same in words.
    pub percent: String,
    /// Whether it is the person.
    pub is_own: bool,
}

/// Props of [`PictureButton`].
#[derive(Properties, Clone, PartialEq)]
pub struct PictureProps {
    /// The evening, in words.
    pub title: AttrValue,
    /// The person's place, in words.
    pub verdict: AttrValue,
    /// Everybody, the best first.
    pub rows: Vec<PictureRow>,
    /// The address of the page.
    pub address: AttrValue,
}

/// The button that makes the picture, and hands it to the system's menu for sharing or, where there is none, saves it.
#[component]
pub fn PictureButton(props: &PictureProps) -> Html {
    let texts = EveningTexts::of(use_lang());
    let news = use_state_eq(|| "");
    let (setter, picture) = (news.setter(), props.clone());
    let onclick = move |_: MouseEvent| {
        let (setter, picture) = (setter.clone(), picture.clone());
        spawn_local(async move {
            let said = match made(&picture).await {
                Ok(blob) => match handed_over(&blob, &picture.title).await {
                    true => "",
                    false => texts.picture_saved,
                },
                Err(_) => texts.picture_failed,
            };
            setter.set(said);
            announce(said);
        });
    };
    html! {
        <>
            <button key="picture" type="button" class="button quiet" data-action="picture" {onclick}>{ texts.picture }</button>
            <span key="news" class="about" hidden={news.is_empty()}>{ *news }</span>
        </>
    }
}

/// Offers the picture to whatever the system shares with; if there is nothing, saves it. Returns whether it was shared, or
/// the person has thought better of it.
async fn handed_over(blob: &Blob, title: &str) -> bool {
    let shared = async {
        let kind = FilePropertyBag::new();
        kind.set_type(KIND);
        let parts = js_sys::Array::of1(blob);
        let file = File::new_with_blob_sequence_and_options(&parts, FILE, &kind).ok()?;
        let data = ShareData::new();
        data.set_title(title);
        data.set_files(&js_sys::Array::of1(&file));
        let navigator = web_sys::window()?.navigator();
        // Where it is missing its type says otherwise.
        let has = |name: &str| js_sys::Reflect::has(&navigator, &name.into()) == Ok(true);
        let can = has("canShare") && has("share") && navigator.can_share_with_data(&data);
        can.then(|| navigator.share_with_data(&data))
    };
    if let Some(sharing) = shared.await {
        // It is refused when the person closes the menu.
        let _ = JsFuture::from(sharing).await;
        return true;
    }
    files::save_blob(FILE, blob);
    false
}

/// The colours of the page as it is shown.
struct Colours {
    paper: String,
    ink: String,
    soft: String,
    accent: String,
}

impl Colours {
    fn current() -> Option<Colours> {
        let of = |css: &str, property: &str| {
            let element = gloo_utils::document().query_selector(css).ok()??;
            style(&element, property)
        };
        Some(Colours {
            paper: of(".evening > .panel", "background-color")?,
            ink: of("main.evening", "color")?,
            soft: of("main.evening > .about", "color")?,
            accent: of(".evening-own", "background-color")?,
        })
    }
}

fn style(element: &Element, property: &str) -> Option<String> {
    let style = web_sys::window()?.get_computed_style(element).ok()??;
    style.get_property_value(property).ok()
}

/// The portrait that the board shows of a player.
async fn portrait(player: &str) -> Option<HtmlImageElement> {
    let css = format!("[data-player='{player}'] [data-face]");
    let element = gloo_utils::document().query_selector(&css).ok()??;
    let background = style(&element, "background-image")?;
    let (_, rest) = background.split_once("url(\"")?;
    let (address, _) = rest.split_once('"')?;
    let image = HtmlImageElement::new().ok()?;
    image.set_src(address);
    JsFuture::from(image.decode()).await.ok()?;
    Some(image)
}

/// Draws the picture.
async fn made(picture: &PictureProps) -> Result<Blob, JsValue> {
    let none = || JsValue::from("no canvas");
    let canvas: HtmlCanvasElement = gloo_utils::document()
        .create_element("canvas")?
        .unchecked_into();
    let height = HEAD + ROW * picture.rows.len() as f64 + FOOT;
    canvas.set_width(WIDTH as u32);
    canvas.set_height(height as u32);
    let context = canvas.get_context("2d")?.ok_or_else(none)?;
    let context: CanvasRenderingContext2d = context.unchecked_into();
    let colours = Colours::current().ok_or_else(none)?;
    context.set_fill_style_str(&colours.paper);
    context.fill_rect(0.0, 0.0, WIDTH, height);
    let write = |text: &str, font: &str, colour: &str, x: f64, y: f64| {
        context.set_font(font);
        context.set_fill_style_str(colour);
        let room = WIDTH - MARGIN - x;
        context.fill_text_with_max_width(text, x, y, room)
    };
    write(
        "Tablée",
        "54px Calistoga, Georgia, serif",
        &colours.accent,
        MARGIN,
        80.0,
    )?;
    write(
        &picture.title,
        "28px sans-serif",
        &colours.soft,
        MARGIN,
        126.0,
    )?;
    write(
        &picture.verdict,
        "bold 30px sans-serif",
        &colours.ink,
        MARGIN,
        176.0,
    )?;
    for (index, row) in picture.rows.iter().enumerate() {
        let top = HEAD + ROW * index as f64;
        let font = if row.is_own {
            "bold 28px sans-serif"
        } else {
            "28px sans-serif"
        };
        if row.is_own {
            context.set_global_alpha(0.18);
            context.set_fill_style_str(&colours.accent);
            context.fill_rect(MARGIN / 2.0, top, WIDTH - MARGIN, ROW);
            context.set_global_alpha(1.0);
        }
        let line = top + 41.0;
        write(&row.place.to_string(), font, &colours.soft, MARGIN, line)?;
        let (x, y, radius) = (NAME - 46.0, top + ROW / 2.0, 25.0);
        context.save();
        context.begin_path();
        context.arc(x, y, radius, 0.0, TAU)?;
        context.set_fill_style_str(&colours.accent);
        context.fill();
        if let Some(image) = portrait(row.player).await {
            context.clip();
            let (left, size) = (x - radius, 2.0 * radius);
            context.draw_image_with_html_image_element_and_dw_and_dh(
                &image,
                left,
                y - radius,
                size,
                size,
            )?;
        }
        context.restore();
        write(row.name, font, &colours.ink, NAME, line)?;
        context.set_fill_style_str(if row.is_own {
            &colours.accent
        } else {
            &colours.soft
        });
        let room = WIDTH - MARGIN - 100.0 - BAR;
        context.fill_rect(BAR, top + 20.0, room * f64::from(row.total) / 1000.0, 22.0);
        write(
            &row.percent,
            font,
            &colours.ink,
            WIDTH - MARGIN - 84.0,
            line,
        )?;
    }
    write(
        &picture.address,
        "24px sans-serif",
        &colours.soft,
        MARGIN,
        height - 34.0,
    )?;
    blob(&canvas).await
}

/// The canvas as a file's contents.
async fn blob(canvas: &HtmlCanvasElement) -> Result<Blob, JsValue> {
    let mut refused = Ok(());
    let promise = Promise::new(&mut |resolve, _| {
        let done = Closure::once_into_js(move |blob: JsValue| {
            // It calls a function of the browser, which does not throw.
            let _ = resolve.call1(&JsValue::NULL, &blob);
        });
        refused = canvas.to_blob_with_type(done.unchecked_ref(), KIND);
    });
    refused?;
    JsFuture::from(promise).await?.dyn_into()
}
