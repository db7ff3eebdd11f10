// `pnpm migration --name what_changed`: writes the migration of a changed schema for SQLite, and the same for PostgreSQL.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { schemaChange, schemaSnapshot } from '@etrend/postgres/ddl'
import * as z from 'zod'
import { contractions } from '../src/db/migrations/contractions'

const api = join(import.meta.dirname, '..')
const postgres = join(api, '../../packages/postgres/migrations')
const meta = join(api, 'drizzle/meta')
const journal = z.object({ entries: z.array(z.object({ tag: z.string() })) })

const drizzleKit = join(api, 'node_modules/drizzle-kit/bin.cjs')
const before = newestSnapshot()
const known = newestTag()
execFileSync(process.execPath, [drizzleKit, 'generate', ...process.argv.slice(2)], {
  cwd: api,
  stdio: 'inherit',
})
const tag = newestTag()
if (tag !== known) {
  warn(`drizzle/${tag}.sql`)
  const changes = schemaChange(before.tables, newestSnapshot().tables)
  if (changes.length > 0) {
    const file = join(postgres, `${tag}.sql`)
    writeFileSync(file, changes.map((change) => `${change};\n`).join('\n'))
    console.log(`Written for PostgreSQL: ${file}`)
    warn(`../../packages/postgres/migrations/${tag}.sql`)
  }
  // The next migration is compared with the newest snapshot alone.
  rmSync(before.file)
}

/** Says what older versions may not survive, see src/db/README.md, Expand, then contract. */
function warn(file: string) {
  for (const statement of contractions(readFileSync(join(api, file), 'utf8'))) {
    console.log(`${file} needs the mark '-- compatible since NNNN: why', because of: ${statement}`)
  }
}

function newestTag() {
  return journal.parse(read(join(meta, '_journal.json'))).entries.at(-1)?.tag
}

/** The tables as the newest migration leaves them. */
function newestSnapshot() {
  const name = readdirSync(meta)
    .filter((one) => one.endsWith('_snapshot.json'))
    .toSorted()
    .at(-1)
  if (!name) throw new Error('drizzle/meta holds no snapshot: take the newest from the history.')
  const file = join(meta, name)
  return { file, tables: schemaSnapshot.parse(read(file)) }
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
