//! What friends send, and what is news.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;

use super::*;

fn sent(evening: &Evening) -> Sent {
    Sent {
        name: "Zoé".into(),
        results: core::array::from_fn(|deal| FinalScores {
            scores: vec![-7 + deal as i32; evening.seats(deal)],
            places: vec![1; evening.seats(deal)],
        }),
    }
}

#[test]
fn what_was_sent_is_read_as_it_was_written_and_only_for_its_evening() {
    let own = evening("2026-11-30/mixed/even");
    let seats: Vec<usize> = (0..DEALS).map(|deal| own.seats(deal)).collect();
    assert_eq!(seats, [2, 1, 3, 2]);
    let zoe = sent(&own);
    let link = zoe.to_link(&own);
    assert_eq!(Sent::from_link(&own, &link), Ok(zoe.clone()));
    let other = evening("2026-11-29/mixed/even");
    assert_eq!(Sent::from_link(&other, &link), Err(SentError::Damaged));
    for length in 0..link.len() {
        assert_eq!(
            Sent::from_link(&own, &link[..length]),
            Err(SentError::Damaged),
            "the first {length}"
        );
    }
    let bytes = BASE64.decode(&link).unwrap();
    for index in 0..bytes.len() {
        for bit in 0..8 {
            let mut other = bytes.clone();
            other[index] ^= 1 << bit;
            let read = Sent::from_link(&own, &BASE64.encode(&other));
            assert!(read.is_err(), "byte {index}, bit {bit}");
        }
    }
    let body = [&[2], own.to_string().as_bytes(), b"whatever it says"].concat();
    let sum = protocol::checksum_of(&body).to_le_bytes();
    let newer = BASE64.encode([&[2], &sum[..], b"whatever it says"].concat());
    assert_eq!(Sent::from_link(&own, &newer), Err(SentError::Newer(2)));
}

#[test]
fn nothing_impossible_is_sent() {
    let own = evening("2026-11-30/mixed/even");
    let reads = |sent: &Sent| Sent::from_link(&own, &sent.to_link(&own)).is_ok();
    for name in [
        "",
        " Zoé",
        "Zoé/1",
        "Zoé\n",
        "\u{202e}Zoé",
        "\u{2060}",
        "- -",
        "a name that is far too long",
    ] {
        let zoe = Sent {
            name: name.into(),
            ..sent(&own)
        };
        assert!(!reads(&zoe), "{name:?}");
    }
    let mut zoe = sent(&own);
    zoe.results[1].scores.push(3);
    zoe.results[1].places.push(2);
    assert!(!reads(&zoe), "a second seat at a game alone");
}

#[test]
fn what_is_kept_of_an_evening_is_news_once() {
    let own = evening("2026-11-30/mixed/even");
    let zoe = sent(&own);
    let (entry, link) = (zoe.entry(&own), zoe.to_link(&own));
    assert_eq!(evening_of(&entry), Some(own));
    assert!(is_news(&entry, &link, None));
    assert!(!is_news(&entry, &link, Some(&link)));
    assert!(!is_news(&entry, "another", None));
    assert!(!is_news(&entry[..entry.len() - 1], &link, None), "cut");
    let deal = own.entry(1, Player::You);
    assert_eq!(evening_of(&deal), Some(own));
    assert!(is_news(&deal, "40 1 link", Some("- link")));
    assert!(!is_news(&deal, "40 1 link", Some("30 1 link")));
    assert!(!is_news(&deal, "40,30 1,2 link", None), "two seats");
    assert!(!is_news("nothing", "40 1 link", None));
    assert_eq!(evening_of("2026-11-30/mixed/even/from/"), None);
}
