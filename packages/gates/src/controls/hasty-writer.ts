import BetterSqlite from 'better-sqlite3'

// The control of the power cuts, in which rows must be lost: with synchronous=NORMAL the database acknowledges a row
// before it is on the disk.
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
