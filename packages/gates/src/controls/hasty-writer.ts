import BetterSqlite from 'better-sqlite3'

// What a power cut must hurt: a database that says yes before the disk does (synchronous=NORMAL).
const db = new BetterSqlite(String(process.argv[2]))
db.pragma('journal_mode = WAL')
db.pragma('synchronous = NORMAL')
db.exec('CREATE TABLE IF NOT EXISTS kept (n INTEGER PRIMARY KEY)')
const insert = db.prepare('INSERT INTO kept DEFAULT VALUES')

function write() {
  process.send?.(Number(insert.run().lastInsertRowid))
  setImmediate(write)
}
write()
