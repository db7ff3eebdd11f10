import { existsSync, readdirSync, rmSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { checkDatabase, moveIfThere, StartError } from '@etrend/database'
import { movePostgresIn, movePostgresOut } from '@etrend/postgres'
import { dataDirParts, lockDataDir, type DataDir } from '../data-dir/data-dir'
import { fitReplacement, openSource, openFile, onServer } from '../db/client'

const MOVED = 'moved-'
const SAY_MS = 5_000

type Parts = { folders: DataDir; say: (line: string) => void }

/**
 * Moves the shop: from its file to the PostgreSQL database `to` (a URL), or from PostgreSQL into the folder `to`. The
 * former database stays as it is, and takes no more orders. Throws StartError, with nothing moved, where it can't.
 */
export async function move(to: string, parts: Parts & { replaces: boolean }) {
  if (/^postgres(ql)?:\/\//.test(to)) await moveToPostgres(to, parts)
  else await moveToFolder(to, parts)
}

async function moveToPostgres(
  url: string,
  { folders, say, replaces }: Parts & { replaces: boolean },
) {
  if (folders.databaseUrl) {
    throw new StartError(
      'DATABASE_URL is set, so the shop is in PostgreSQL already: leave it out to move the shop in DATA_DIR.',
    )
  }
  const { folder, database } = folders
  if (!existsSync(database)) throw new StartError(nothingToMove(folder))
  const release = lockDataDir(folders)
  if (!release)
    throw new StartError(`Stop the shop in ${folder} first: nobody may order while it moves.`)
  const copy = join(folder, 'moving.db')
  try {
    rmSync(copy, { force: true })
    say('Copying the file and checking it…')
    await openSource(folders).copyTo(copy)
    await fit(url, copy)
    const { rows } = checkDatabase(copy)
    const progress = sayRows(say)
    const files = await movePostgresIn(onServer(url), copy, { replaces, files: folder, progress })
    const aside = join(folder, `${MOVED}${stamp()}`)
    await mkdir(aside, { mode: 0o700 })
    // The database first: without it, nobody can move this shop again and find no pictures beside it.
    for (const part of ['shop.db', 'media', 'secrets'])
      await moveIfThere(join(folder, part), join(aside, part))
    say(`Moved and compared, table by table: ${describe(rows, files)}.`)
    say(`The former shop is kept in ${aside}: delete it once you are sure.`)
    say('Start the shop with DATABASE_URL from now on.')
  } finally {
    rmSync(copy, { force: true })
    release()
  }
}

function nothingToMove(folder: string) {
  const [last] = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.startsWith(MOVED))
        .toSorted()
        .toReversed()
    : []
  return last
    ? `The shop in DATA_DIR ${folder} has moved already: the former shop is in ${last}.`
    : `DATA_DIR ${folder} holds no shop to move.`
}

async function moveToFolder(name: string, { folders, say }: Parts) {
  const { databaseUrl } = folders
  if (!databaseUrl) {
    throw new StartError(
      'Set DATABASE_URL to the database that the shop leaves, or name a postgres:// address to move it there.',
    )
  }
  const target = dataDirParts(resolve(name))
  if (existsSync(target.database)) {
    throw new StartError(`${target.folder} holds a database already: name another folder.`)
  }
  await mkdir(target.folder, { recursive: true, mode: 0o700 })
  const release = lockDataDir(target)
  if (!release) {
    throw new StartError(
      `Stop the shop in ${target.folder} first: nobody may order while it moves.`,
    )
  }
  const copy = join(target.folder, 'moving.db')
  try {
    rmSync(copy, { force: true })
    let rows: Record<string, number> = {}
    const check = () => {
      rows = checkDatabase(copy).rows
    }
    const progress = sayRows(say)
    const files = await movePostgresOut(onServer(databaseUrl), copy, {
      files: target.folder,
      check,
      progress,
    })
    await rename(copy, target.database)
    say(`Moved and checked: ${describe(rows, files)}.`)
    say(`Start the shop with DATA_DIR=${target.folder} and without DATABASE_URL from now on.`)
  } finally {
    rmSync(copy, { force: true })
    release()
  }
}

async function fit(databaseUrl: string, file: string) {
  const db = openFile(file)
  try {
    await fitReplacement({ databaseUrl }, db)
  } finally {
    await db.close()
  }
}

/** Prints a line every few seconds, so that a large shop isn't taken for a command that hangs. */
function sayRows(say: (line: string) => void) {
  let next = Date.now() + SAY_MS
  return (done: number, all: number) => {
    if (done === all) say('All rows are copied. Checking indexes, foreign keys and the ledger…')
    else if (Date.now() > next) {
      say(`Copying and comparing: ${Math.floor((100 * done) / all)} %`)
      next = Date.now() + SAY_MS
    }
  }
}

function describe(rows: Record<string, number>, files: number) {
  const { shop_order = 0, product = 0, stock_movement = 0 } = rows
  return `${shop_order} orders, ${product} products, ${stock_movement} stock movements, ${files} files of pictures and secrets`
}

function stamp() {
  return new Date().toISOString().replaceAll(/[-:.]/g, '')
}
