import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './run.mjs'

/** Older versions lack what the shop's migrations use. */
const OLDEST = 15

/** The folder of the newest installed PostgreSQL server's programs. */
export async function findPostgres() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).map(Number) : []
  const newestFirst = versions.filter((one) => one >= OLDEST).toSorted((a, b) => b - a)
  const places = newestFirst.map((version) => join(debian, String(version), 'bin'))
  for (const place of [...places, ...(process.env.PATH ?? '').split(delimiter)]) {
    if (!existsSync(join(place, 'initdb'))) continue
    const { output } = await run(join(place, 'postgres'), ['--version'], { quiet: true })
    if (Number(/(\d+)/.exec(output)?.[1]) >= OLDEST) return place
  }
  return undefined
}
