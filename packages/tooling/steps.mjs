import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { isDeep } from './depth.mjs'
import { journeys } from './journeys.mjs'
import { startPostgres } from './postgres.mjs'
import { quickestFolder } from './quickest-folder.mjs'
import { failuresIn, notHidden } from './results.mjs'
import { runBench } from './run-bench.mjs'
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
 * Two steps run beside each other, so each keeps to one core. More threads do the same work several times: with four
 * checkers, its default, tsc works out the types that files share once for each, and the API took 35 s of CPU, not 17.
 */
const oneCore = { GOMAXPROCS: '1' }
const oneChecker = ['--checkers', '1']

/** Only the deep run has journeys behind proxies. */
const browserPrograms = ['chromium', ...(isDeep ? ['caddy', 'nginx', 'openssl'] : [])]

/**
 * All steps, in this order. `run(pnpm)` prints what is wrong, or gives it as `output`, with its totals; a check counts as
 * one. Steps of tests also give `failures`: each failed test with the command that runs it alone. Those with
 * `isBesideOthers` run first, two at a time; those with `isOnlyDeep` in the deep run, or when they are named. `uses` names
 * programs of the machine (machine.mjs).
 */
export const steps = [
  ...[
    { name: 'lint', title: 'Lint', run: script(tooling, 'lint', { env: oneCore }) },
    { name: 'format', title: 'Format', run: script(tooling, 'format:check') },
    {
      name: 'types',
      title: 'Types',
      run: (pnpm) => turboCheck(pnpm, 'run', 'types', '--continue', '--', ...oneChecker),
    },
    {
      name: 'boundaries',
      title: 'Package boundaries',
      run: (pnpm) => turboCheck(pnpm, 'boundaries'),
    },
    {
      name: 'folders',
      title: 'Folder boundaries and circles',
      run: script(tooling, 'folders'),
    },
    { name: 'unused', title: 'Dead code', run: script(tooling, 'unused') },
    {
      name: 'contract',
      title: 'Contract drift',
      run: script(contract, 'openapi', { args: ['--check'] }),
    },
    { name: 'build', title: 'Build', run: async (pnpm) => asTotals(await build(pnpm)) },
  ].map((step) => ({ ...step, isBesideOthers: true })),
  { name: 'contract', title: 'Contract tests', run: testsOf((name) => name === contract) },
  {
    name: 'unit',
    title: 'Unit and API tests',
    uses: ['openssl'],
    run: testsOf((name) => name !== contract),
  },
  { name: 'postgres', title: 'API tests on PostgreSQL', uses: ['postgres'], run: postgresTests },
  {
    name: 'answers',
    title: 'Answers of the bench',
    needs: 'build',
    uses: ['postgres'],
    run: benchAnswers,
  },
  {
    name: 'gates',
    title: 'Gates, the short form',
    needs: 'build',
    uses: ['chromium'],
    run: shortGates,
  },
  {
    name: 'browser',
    title: 'Journeys',
    needs: 'build',
    uses: browserPrograms,
    run: (pnpm) => journeys(pnpm),
  },
  {
    name: 'servers',
    title: 'Journeys on three servers',
    needs: 'build',
    uses: ['postgres', ...browserPrograms],
    run: journeysOnServers,
    isOnlyDeep: true,
  },
  {
    name: 'bench',
    title: 'Speed, beside the figures that were recorded',
    needs: 'build',
    uses: ['postgres'],
    run: async (pnpm) => asTotals(await runBench(pnpm, 'bench', ['--check'])),
    isOnlyDeep: true,
  },
]

function script(workspace, name, { args = [], env } = {}) {
  return async (pnpm) => {
    const { code, output } = await run('pnpm', ['--silent', '--filter', workspace, name, ...args], {
      path: [pnpm],
      quiet: true,
      env,
    })
    return { ...asTotals(code), output }
  }
}

async function turboCheck(pnpm, ...args) {
  const { code, output } = await turbo(pnpm, args, { quiet: true })
  return { ...asTotals(code), output }
}

// One worker for each core: by default vitest leaves one core unused, and more would only make each other late.
const everyCore = `--maxWorkers=${availableParallelism()}`
// The deep run also shows that no test depends on the order of files or tests; vitest prints the seed of the order.
const order = isDeep ? ['--sequence.shuffle.files', '--sequence.shuffle.tests'] : []
const vitestArgs = [...reportArgs, ...order, everyCore]

/** The tests of the packages with these names, one package after the other. */
function testsOf(isChosen) {
  return async (pnpm) => {
    const chosen = workspaces().filter(
      ({ folder, manifest }) => folder !== '.' && manifest.scripts?.test && isChosen(manifest.name),
    )
    const reports = chosen.map(({ folder }) => join(root, folder, reportFile))
    reports.forEach(forgetReport)
    const filters = chosen.map(({ manifest }) => `--filter=${manifest.name}`)
    const scope = [...filters, '--continue', '--concurrency=1']
    const env = { TMPDIR: quickestFolder() }
    const { code } = await turbo(pnpm, ['run', 'test', ...scope, '--', ...vitestArgs], { env })
    const failures = chosen.flatMap((workspace) => failuresIn(workspace))
    return { ...notHidden(code, sum(reports.map(reportTotals))), failures }
  }
}

/** Whether the bare handlers of the bench answer as the built shop does: else it would compare other work. */
async function benchAnswers(pnpm) {
  const bench = workspaces().find(({ manifest }) => manifest.name === '@etrend/bench')
  const report = join(root, bench.folder, reportFile)
  forgetReport(report)
  const args = ['--silent', '--filter', bench.manifest.name, 'answers', ...reportArgs]
  const { code } = await run('pnpm', args, { path: [pnpm], env: { TMPDIR: quickestFolder() } })
  return { ...notHidden(code, reportTotals(report)), failures: failuresIn(bench) }
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
    const env = { TEST_DATABASE_URL: server.url, TMPDIR: quickestFolder() }
    const args = ['--silent', '--filter', api.manifest.name, 'test', ...vitestArgs]
    const { code } = await run('pnpm', args, { path: [pnpm], env })
    const failures = failuresIn(api, ['TEST_DATABASE_URL=postgres://…'])
    const tag = isDeep ? undefined : 'by-engine' // See the API's vitest.config.ts.
    return { ...notHidden(code, reportTotals(report, tag)), failures }
  } finally {
    await server.stop()
  }
}

/** The journeys on three servers of one shop on PostgreSQL. */
async function journeysOnServers(pnpm) {
  const server = await startPostgres()
  if (server.missing) {
    console.log(`Skipped: ${server.missing}`)
    return oneSkipped
  }
  try {
    return await journeys(pnpm, { E2E_DATABASE_URL: server.url })
  } finally {
    await server.stop()
  }
}

function asTotals(code) {
  return code === 0 ? onePassed : oneFailed
}
