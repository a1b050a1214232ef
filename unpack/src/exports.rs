//! The crate as the page's start has it: a wasm file that takes nothing, and gives
//! these functions and its memory. One instance unpacks one pack, and is then
//! thrown away with all its memory.

use core::alloc::{GlobalAlloc, Layout};
use core::arch::wasm32::memory_grow;
use std::cell::RefCell;
use std::ptr::null_mut;

use crate::Unpacker;

thread_local! {
    static PACK: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static UNPACKER: RefCell<Option<Unpacker>> = const { RefCell::new(None) };
}

/// Where a pack of this length is to be put.
#[unsafe(no_mangle)]
pub extern "C" fn pack(length: usize) -> *mut u8 {
    PACK.with_borrow_mut(|pack| {
        *pack = vec![0; length];
        pack.as_mut_ptr()
    })
}

/// Begins to unpack what has been put in. Where the dictionary is to be put, behind
/// which the contents will be; null if this is no pack, or one with a dictionary
/// of another length.
#[unsafe(no_mangle)]
pub extern "C" fn open(dictionary: usize) -> *mut u8 {
    let Ok(mut unpacker) = Unpacker::new(PACK.take()) else {
        return null_mut();
    };
    let place = unpacker.dictionary();
    if place.len() != dictionary {
        return null_mut();
    }
    let place = place.as_mut_ptr();
    UNPACKER.set(Some(unpacker));
    place
}

/// Where what has been learned is to be put before anything is unpacked, and is to be had afterwards.
#[unsafe(no_mangle)]
pub extern "C" fn learned() -> *mut u8 {
    UNPACKER.with_borrow_mut(|unpacker| match unpacker {
        Some(unpacker) => unpacker.learned().as_mut_ptr().cast(),
        None => null_mut(),
    })
}

/// How many bytes that are.
#[unsafe(no_mangle)]
pub extern "C" fn learned_length() -> usize {
    UNPACKER.with_borrow_mut(|unpacker| match unpacker {
        Some(unpacker) => size_of_val(unpacker.learned()),
        None => 0,
    })
}

/// Unpacks so many bytes more: the length of the contents once they are there, 0
/// before that, and -1 if they cannot be had.
#[unsafe(no_mangle)]
pub extern "C" fn go_on(bytes: usize) -> i32 {
    UNPACKER.with_borrow_mut(|unpacker| match unpacker {
        Some(unpacker) => match unpacker.go_on(bytes) {
            Ok(false) => 0,
            Ok(true) => unpacker.contents().len() as i32,
            Err(_) => -1,
        },
        None => -1,
    })
}

/// Memory is never given back, so each piece of it is new pages; there are but a few.
struct Pages;

/// A page of wasm's memory.
const PAGE: usize = 1 << 16;

// SAFETY: what `memory_grow` adds is used by nobody else, zero, and aligned to a page,
// which is more than anything here asks for; where it refuses the result is null.
unsafe impl GlobalAlloc for Pages {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        match memory_grow(0, layout.size().div_ceil(PAGE)) {
            usize::MAX => null_mut(),
            pages => (pages * PAGE) as *mut u8,
        }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: new pages are zero.
        unsafe { self.alloc(layout) }
    }

    unsafe fn dealloc(&self, _: *mut u8, _: Layout) {}
}

#[global_allocator]
static MEMORY: Pages = Pages;
