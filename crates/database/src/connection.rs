//! The connection to the database, and transactions.

use std::cell::{Cell, RefCell};
use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;

use async_once_cell::OnceCell;
use futures_channel::oneshot;
use idb::request::OpenDatabaseRequest;
use idb::{
    Database, DatabaseEvent, Factory, IndexParams, KeyPath, ObjectStoreParams, Transaction,
    TransactionMode,
};
use model::storage::StorageError;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;

use crate::leaving;
use crate::stores::{
    BY_GAME, BY_LUCK, DAYS, EVENINGS, EXCHANGES, GAMES, LATEST, LUCK, MISTAKES, PARS, RECORDS,
    RESULTS, SAVES, UNREADABLE,
};

const NAME: &str = "tablee";
/// The version of the schema. Each version is one step of [`upgrade`].
const VERSION: u32 = 5;

thread_local! {
    /// The connection, shared by the whole page. When it is closed, a new one replaces it.
    static CONNECTION: RefCell<Rc<OnceCell<Rc<Database>>>> = RefCell::default();
    /// Whether a request to open the database waits until other tabs have closed an earlier version of it.
    static HELD: Cell<bool> = const { Cell::new(false) };
}

/// Calls `work` in a transaction that writes these stores. It writes all or nothing.
///
/// # Errors
/// If the database cannot be opened, `work` fails, or there is no room.
pub async fn write<T>(
    stores: &[&str],
    work: impl AsyncFnOnce(&Transaction) -> Result<T, idb::Error>,
) -> Result<T, StorageError> {
    let transaction = begin(stores, TransactionMode::ReadWrite).await?;
    let (transaction, _open) = leaving::watch(transaction);
    match work(&transaction).await {
        Ok(value) => {
            commit(transaction)
                .await
                .map_err(|error| storage_error_named(&error))?;
            Ok(value)
        }
        Err(error) => {
            // The transaction may have aborted by itself, which makes this fail; nothing is written either way.
            let _ = transaction.abort();
            Err(storage_error(error))
        }
    }
}

/// Calls `work` in a transaction that reads these stores.
///
/// # Errors
/// If the database cannot be opened, or `work` fails.
pub async fn read<T>(
    stores: &[&str],
    work: impl AsyncFnOnce(&Transaction) -> Result<T, idb::Error>,
) -> Result<T, StorageError> {
    let transaction = begin(stores, TransactionMode::ReadOnly).await?;
    let (transaction, _open) = leaving::watch(transaction);
    work(&transaction).await.map_err(storage_error)
}

/// A boxed future. Boxing means that its code is compiled once, not into every caller.
pub type BoxFuture<'a, T, E = StorageError> = Pin<Box<dyn Future<Output = Result<T, E>> + 'a>>;

fn begin(stores: &[&str], mode: TransactionMode) -> BoxFuture<'static, Transaction> {
    let stores: Vec<String> = stores.iter().map(|store| (*store).to_owned()).collect();
    Box::pin(async move {
        if let Ok(transaction) = connection().await?.transaction(&stores, mode) {
            return Ok(transaction);
        }
        // The browser may have closed the connection without an event.
        forget();
        let connection = connection().await?;
        connection.transaction(&stores, mode).map_err(storage_error)
    })
}

pub async fn connection() -> Result<Rc<Database>, StorageError> {
    let cell = CONNECTION.with_borrow(Rc::clone);
    cell.get_or_try_init(connect()).await.cloned()
}

/// Drops the connection, so that the next transaction opens a new one.
fn forget() {
    CONNECTION.take();
}

/// Opens the database. If another tab keeps it open in an earlier version, this fails at once, and the database
/// becomes the connection once it can be opened.
async fn connect() -> Result<Rc<Database>, StorageError> {
    if HELD.get() {
        return Err(StorageError::HeldByOtherTab);
    }
    let mut request = Factory::new()
        .and_then(|factory| factory.open(NAME, Some(VERSION)))
        .map_err(storage_error)?;
    let (sender, outcome) = oneshot::channel();
    let sender = Rc::new(Cell::new(Some(sender)));
    let other = sender.clone();
    request.on_blocked(move |_| {
        HELD.set(true);
        tell(&other, Err(StorageError::HeldByOtherTab));
    });
    spawn_local(async move {
        let opened = open(request).await;
        if HELD.take()
            && let Ok(database) = &opened
        {
            CONNECTION.set(Rc::new(OnceCell::new_with(database.clone())));
        }
        tell(&sender, opened);
    });
    outcome.await.unwrap_or(Err(StorageError::Blocked))
}

async fn open(mut request: OpenDatabaseRequest) -> Result<Rc<Database>, StorageError> {
    let failed = Rc::new(Cell::new(None));
    let place = failed.clone();
    request.on_upgrade_needed(move |event| {
        let upgraded = event.old_version().and_then(|old| {
            let database = event.database()?;
            upgrade(&database, old)
        });
        place.set(upgraded.err());
    });
    let mut database = request.await.map_err(storage_error)?;
    if let Some(error) = failed.take() {
        return Err(storage_error(error));
    }
    // A later release in another tab cannot upgrade the schema while this connection is open.
    database.on_version_change(|event| {
        if let Ok(database) = event.database() {
            database.close();
        }
        forget();
    });
    database.on_close(|_| forget());
    Ok(Rc::new(database))
}

/// Sends an outcome, unless one has been sent before.
fn tell<T>(sender: &Cell<Option<oneshot::Sender<T>>>, outcome: T) {
    if let Some(sender) = sender.take() {
        // This fails only if the receiver was dropped, so nobody needs the outcome.
        let _ = sender.send(outcome);
    }
}

/// Brings the schema from an older version to the present one, step by step.
fn upgrade(database: &Database, old: u32) -> Result<(), idb::Error> {
    if old < 1 {
        let by = |path: KeyPath| {
            let mut params = ObjectStoreParams::new();
            params.key_path(Some(path));
            params
        };
        let by_id = || by(KeyPath::new_single("id"));
        let by_day = || by(KeyPath::new_array(["day", "game"]));
        let games = database.create_object_store(GAMES, by_id())?;
        let unique = IndexParams::new();
        games.create_index(
            LATEST,
            KeyPath::new_array(["order", "id"]),
            Some(unique.clone()),
        )?;
        let path = KeyPath::new_array(["game", "order", "id"]);
        games.create_index(BY_GAME, path, Some(unique))?;
        database.create_object_store(RECORDS, ObjectStoreParams::new())?;
        let results = database.create_object_store(RESULTS, by_id())?;
        results.create_index(BY_LUCK, KeyPath::new_array(["game", "seed"]), None)?;
        database.create_object_store(LUCK, by_id())?;
        database.create_object_store(DAYS, by_day())?;
        database.create_object_store(PARS, by_day())?;
        let by_line = by(KeyPath::new_array(["from", "line"]));
        database.create_object_store(UNREADABLE, by_line)?;
    }
    if old < 2 {
        database.create_object_store(SAVES, ObjectStoreParams::new())?;
    }
    if old < 3 {
        database.create_object_store(EVENINGS, ObjectStoreParams::new())?;
    }
    if old < 4 {
        database.create_object_store(MISTAKES, ObjectStoreParams::new())?;
    }
    if old < 5 {
        database.create_object_store(EXCHANGES, ObjectStoreParams::new())?;
    }
    Ok(())
}

/// Commits a transaction. The request is made before the function returns, so it is carried out even if the
/// page is closed then. The future resolves when everything is written, or with the name of the exception that
/// aborted the transaction.
pub fn commit(mut transaction: Transaction) -> BoxFuture<'static, (), String> {
    let (sender, outcome) = oneshot::channel();
    let sender = Rc::new(Cell::new(Some(sender)));
    let other = sender.clone();
    transaction.on_complete(move |_| tell(&other, Ok(())));
    transaction.on_abort(move |event| {
        let target = event.target();
        let aborted = target.and_then(|target| target.dyn_into::<web_sys::IdbTransaction>().ok());
        let error = aborted.and_then(|aborted| aborted.error());
        tell(
            &sender,
            Err(error.map_or_else(String::new, |error| error.name())),
        );
    });
    let ending = transaction.commit();
    Box::pin(async move {
        let transaction = ending.map_err(|error| name_of(&error))?;
        let kept = outcome.await.unwrap_or_else(|_| Err(String::new()));
        drop(transaction);
        kept
    })
}

/// Begins a transaction that writes these stores, at once if there is a connection.
///
/// # Errors
/// If there is no connection yet, a future that opens it and begins the transaction.
pub fn begin_writing(stores: &[&str]) -> Result<Transaction, BoxFuture<'static, Transaction>> {
    let connection = CONNECTION.with_borrow(|cell| cell.get().cloned());
    let begun =
        connection.map(|connection| connection.transaction(stores, TransactionMode::ReadWrite));
    match begun {
        Some(Ok(transaction)) => Ok(transaction),
        _ => Err(begin(stores, TransactionMode::ReadWrite)),
    }
}

/// The error that is reported for an error of the database.
fn storage_error(error: idb::Error) -> StorageError {
    storage_error_named(&name_of(&error))
}

/// The name of the DOM exception behind an error; empty if there is none.
pub fn name_of(error: &idb::Error) -> String {
    match error {
        idb::Error::DomException(exception) => exception.name(),
        idb::Error::AddFailed(value)
        | idb::Error::UpdateFailed(value)
        | idb::Error::IndexedDbOpenFailed(value)
        | idb::Error::TransactionOpenFailed(value) => {
            let exception = value.dyn_ref::<web_sys::DomException>();
            exception
                .map(web_sys::DomException::name)
                .unwrap_or_default()
        }
        _ => String::new(),
    }
}

/// The error that is reported for a DOM exception of this name.
pub fn storage_error_named(name: &str) -> StorageError {
    match name {
        "QuotaExceededError" => StorageError::Full,
        "VersionError" => StorageError::Newer,
        _ => StorageError::Blocked,
    }
}
