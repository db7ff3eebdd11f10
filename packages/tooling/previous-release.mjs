// `node packages/tooling/previous-release.mjs REF [TEST-FILE…]`: runs the API's tests of a former version of this
// repository on the migrations of today, since that version works on a database that a newer one has migrated while
// servers are upgraded (apps/api/src/db/README.md, Expand, then contract). With TEST_DATABASE_URL, on PostgreSQL.
import './node-version.mjs'
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fetchPnpm } from './pnpm.mjs'
import { root, run } from './run.mjs'
import { stage } from './stage.mjs'

/** The folders of today's migrations, and other places where a former version has them. */
const migrations = [
  { folder: 'apps/api/drizzle', former: ['apps/api/drizzle'] },
  {
    folder: 'packages/postgres/migrations',
    former: ['packages/postgres/migrations', 'apps/api/drizzle-postgres'],
  },
]
/** These compare the migrations with their own version's schema, or replay them. */
const aboutMigrations = ['src/db/**', 'src/moving/**']

const [ref, ...tests] = process.argv.slice(2)
if (!ref) {
  console.error('Name a commit or tag: node packages/tooling/previous-release.mjs REF [TEST-FILE…]')
  process.exit(2)
}
const former = mkdtempSync(join(tmpdir(), 'etrend-previous-'))
try {
  process.exitCode = await testOnTodaysMigrations()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  rmSync(former, { recursive: true, force: true })
}

async function testOnTodaysMigrations() {
  await stage(`Checking out ${ref}`, () => checkOut())
  const pnpm = await fetchPnpm()
  await stage('Installing its packages', async () => {
    const args = ['install', '--frozen-lockfile', '--prod=false', '--prefer-offline']
    const { code, output } = await run('pnpm', args, { path: [pnpm], cwd: former, quiet: true })
    if (code !== 0) throw new Error(output)
  })
  for (const { folder, former: places } of migrations)
    for (const place of places) replace(place, folder)
  const left = aboutMigrations.flatMap((pattern) => ['--exclude', pattern])
  const args = ['exec', 'vitest', 'run', ...left, ...tests]
  const { code } = await run('pnpm', args, { path: [pnpm], cwd: join(former, 'apps/api') })
  console.log(
    code === 0
      ? `${ref} works on the migrations of today.`
      : `${ref} doesn't work on the migrations of today.`,
  )
  return code
}

function checkOut() {
  const archive = join(former, 'archive.tar')
  execFileSync('git', ['archive', '--output', archive, ref], { cwd: root })
  execFileSync('tar', ['--extract', '--file', archive, '--directory', former])
  rmSync(archive)
}

/** Only what that version knows: before it knew an engine, it had no migrations for it. */
function replace(place, folder) {
  if (!existsSync(join(former, place))) return
  rmSync(join(former, place), { recursive: true })
  cpSync(join(root, folder), join(former, place), { recursive: true })
}
