//! Tests keep things here.

use std::cell::RefCell;
use std::collections::BTreeMap;

use super::Store;
use crate::storage::StorageError;

/// A store in memory, with room for so many characters.
pub struct Memory {
    /// What is kept, by keys.
    pub held: RefCell<BTreeMap<String, String>>,
    room: usize,
}

impl Memory {
    /// An empty store, with room for so many characters, keys included.
    pub fn new(room: usize) -> Memory {
        Memory {
            held: RefCell::default(),
            room,
        }
    }
}

impl Store for Memory {
    fn keys(&self, prefix: &str) -> Result<Vec<String>, StorageError> {
        let held = self.held.borrow();
        let keys = held.keys().filter(|key| key.starts_with(prefix));
        Ok(keys.cloned().collect())
    }

    fn read(&self, key: &str) -> Result<Option<String>, StorageError> {
        Ok(self.held.borrow().get(key).cloned())
    }

    fn write(&self, key: &str, value: &str) -> Result<(), StorageError> {
        let taken: usize = self.held.borrow().values().map(String::len).sum();
        if taken + value.len() > self.room {
            return Err(StorageError::Full);
        }
        self.held.borrow_mut().insert(key.into(), value.into());
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), StorageError> {
        self.held.borrow_mut().remove(key);
        Ok(())
    }
}
