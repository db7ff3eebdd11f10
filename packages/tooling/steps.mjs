import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { journeys } from './journeys.mjs'
import { startPostgres } from './postgres.mjs'
import { failuresIn, notHidden } from './results.mjs'
import { shortGates } from './run-gates.mjs'
import { root, run } from './run.mjs'
import {
  forgetReport,
  oneFailed,
  onePassed,
  oneSkipped,
  reportArgs,
  reportFile,
  reportTotals,
  sum,
} from './totals.mjs'
import { build, turbo } from './turbo.mjs'
import { workspaces } from './workspaces.mjs'

const tooling = '@etrend/tooling'
const contract = '@etrend/contract'

/**
 * All that CI runs, in this order. `run(pnpm)` prints what is wrong and gives its totals; a check counts as one. Steps
 * of tests also give `failures`: each failed test with the command that runs it alone. One with `isExtra` runs only when
 * it is named.
 */
export const steps = [
  { name: 'format', title: 'Format', run: script(tooling, 'format:check') },
  { name: 'lint', title: 'Lint', run: script(tooling, 'lint') },
  { name: 'types', title: 'Types', run: (pnpm) => turboCheck(pnpm, 'run', 'types', '--continue') },
  {
    name: 'boundaries',
    title: 'Package boundaries',
    run: (pnpm) => turboCheck(pnpm, 'boundaries'),
  },
  { name: 'folders', title: 'Folder boundaries and circles', run: script(tooling, 'folders') },
  { name: 'unused', title: 'Dead code', run: script(tooling, 'unused') },
  {
    name: 'contract',
    title: 'Contract drift',
    run: script(contract, 'openapi', '--check'),
  },
  { name: 'contract', title: 'Contract tests', run: testsOf((name) => name === contract) },
  { name: 'unit', title: 'Unit and API tests', run: testsOf((name) => name !== contract) },
  { name: 'postgres', title: 'API tests on PostgreSQL', run: postgresTests },
  { name: 'build', title: 'Build', run: async (pnpm) => asTotals(await build(pnpm)) },
  { name: 'gates', title: 'Gates, the short form', needs: 'build', run: shortGates },
  { name: 'browser', title: 'Browser tests', needs: 'build', run: (pnpm) => journeys(pnpm) },
  {
    name: 'servers',
    title: 'Journeys on three servers',
    needs: 'build',
    run: journeysOnServers(['several-servers', 'checkout.test', 'staff.test']),
  },
  {
    name: 'all-on-servers',
    title: 'All journeys on three servers',
    needs: 'build',
    run: journeysOnServers([]),
    isExtra: true,
  },
]

function script(workspace, name, ...args) {
  return async (pnpm) => {
    const { code } = await run('pnpm', ['--silent', '--filter', workspace, name, ...args], {
      path: [pnpm],
    })
    return asTotals(code)
  }
}

async function turboCheck(pnpm, ...args) {
  const { code } = await turbo(pnpm, args)
  return asTotals(code)
}

// By default vitest leaves one core unused. There is one worker more than cores, because some tests wait.
const everyCore = `--maxWorkers=${availableParallelism() + 1}`

/** The tests of the packages with these names, two at a time: each uses every core, but waits for its last tests. */
function testsOf(isChosen) {
  return async (pnpm) => {
    const chosen = workspaces().filter(
      ({ folder, manifest }) => folder !== '.' && manifest.scripts?.test && isChosen(manifest.name),
    )
    const reports = chosen.map(({ folder }) => join(root, folder, reportFile))
    reports.forEach(forgetReport)
    const filters = chosen.map(({ manifest }) => `--filter=${manifest.name}`)
    const scope = [...filters, '--continue', '--concurrency=2']
    const { code } = await turbo(pnpm, ['run', 'test', ...scope, '--', ...reportArgs, everyCore])
    const failures = chosen.flatMap((workspace) => failuresIn(workspace))
    return { ...notHidden(code, sum(reports.map(reportTotals))), failures }
  }
}

/** The API's tests once more, on a PostgreSQL server of this run; skipped where there is none. */
async function postgresTests(pnpm) {
  const server = await startPostgres()
  if (server.missing) {
    console.log(`Skipped: ${server.missing}`)
    return oneSkipped
  }
  const api = workspaces().find(({ manifest }) => manifest.name === '@etrend/api')
  const report = join(root, api.folder, reportFile)
  forgetReport(report)
  try {
    const env = { TEST_DATABASE_URL: server.url }
    const args = ['--silent', '--filter', api.manifest.name, 'test', ...reportArgs, everyCore]
    const { code } = await run('pnpm', args, { path: [pnpm], env })
    const failures = failuresIn(api, ['TEST_DATABASE_URL=postgres://…'])
    return { ...notHidden(code, reportTotals(report)), failures }
  } finally {
    await server.stop()
  }
}

/** Journeys in files with these words in their names, or all, on three servers of one shop on PostgreSQL. */
function journeysOnServers(files) {
  return async (pnpm) => {
    const server = await startPostgres()
    if (server.missing) {
      console.log(`Skipped: ${server.missing}`)
      return oneSkipped
    }
    try {
      return await journeys(pnpm, { files, env: { E2E_DATABASE_URL: server.url } })
    } finally {
      await server.stop()
    }
  }
}

function asTotals(code) {
  return code === 0 ? onePassed : oneFailed
}
