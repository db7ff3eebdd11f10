import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import BetterSqlite from 'better-sqlite3'
import * as z from 'zod'
import { afterTheCut, startingPoint } from '../support/power-cut'

const hastyWriter = fileURLToPath(new URL('hasty-writer.ts', import.meta.url))

/** Runs hasty-writer.ts, simulates a power cut, and gives how many of its acknowledged rows were lost. */
export async function rowsLostByHastyWriter(shim: string, folder: string) {
  const [data, copy, kept, left] = ['data', 'copy', 'kept', 'left'].map((name) =>
    join(folder, name),
  )
  if (!data || !copy || !kept || !left) throw new Error('A folder is missing.')
  for (const one of [data, kept]) mkdirSync(one, { recursive: true })
  const file = join(data, 'kept.db')
  new BetterSqlite(file).exec('CREATE TABLE kept (n INTEGER PRIMARY KEY)').close()
  const start = startingPoint(data, copy)
  const env = { ...process.env, LD_PRELOAD: shim, POWER_CUT_DIR: kept }
  const child = fork(hastyWriter, [file], { env, execArgv: ['--import', 'tsx'] })
  let acknowledged = 0
  child.on('message', (n) => (acknowledged = z.int().parse(n)))
  while (acknowledged < 200) await setTimeout(10)
  child.kill('SIGKILL')
  await once(child, 'close')
  afterTheCut(start, kept, left)
  const db = new BetterSqlite(join(left, 'kept.db'))
  const rows = z.int().parse(db.prepare('SELECT count(*) FROM kept').pluck().get())
  db.close()
  return acknowledged - rows
}
