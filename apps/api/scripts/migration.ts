// `pnpm migration --name what_changed`: writes the migration of a changed schema for SQLite, and the same for PostgreSQL.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { schemaChange, schemaSnapshot } from '@etrend/postgres/ddl'
import * as z from 'zod'
import { contractions } from '../src/db/contractions'

const api = join(import.meta.dirname, '..')
const postgres = join(api, '../../packages/postgres/migrations')
const journal = z.object({ entries: z.array(z.object({ idx: z.int(), tag: z.string() })) })

const drizzleKit = join(api, 'node_modules/drizzle-kit/bin.cjs')
execFileSync(process.execPath, [drizzleKit, 'generate', ...process.argv.slice(2)], {
  cwd: api,
  stdio: 'inherit',
})
for (const { idx, tag } of journalEntries().filter((entry) => entry.idx > lastOfPostgres())) {
  warn(`drizzle/${tag}.sql`)
  const changes = schemaChange(snapshotOf(idx - 1), snapshotOf(idx))
  if (changes.length === 0) continue
  const file = join(postgres, `${tag}.sql`)
  writeFileSync(file, changes.map((change) => `${change};\n`).join('\n'))
  console.log(`Written for PostgreSQL: ${file}`)
  warn(`../../packages/postgres/migrations/${tag}.sql`)
}

/** Says what older versions may not survive, see src/db/README.md, Expand, then contract. */
function warn(file: string) {
  for (const statement of contractions(readFileSync(join(api, file), 'utf8'))) {
    console.log(`${file} needs the mark '-- compatible since NNNN: why', because of: ${statement}`)
  }
}

function journalEntries() {
  return journal.parse(read('drizzle/meta/_journal.json')).entries
}

/** The number of the newest migration for PostgreSQL; its files begin with it, as those of SQLite. */
function lastOfPostgres() {
  return Math.max(...readdirSync(postgres).map((name) => Number.parseInt(name, 10)))
}

function snapshotOf(idx: number) {
  const file = `drizzle/meta/${String(idx).padStart(4, '0')}_snapshot.json`
  if (!existsSync(join(api, file)))
    throw new Error(`${file} is missing: write the migration for PostgreSQL by hand.`)
  return schemaSnapshot.parse(read(file))
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(join(api, file), 'utf8'))
}
