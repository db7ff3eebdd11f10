import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { findOrInstallChromium } from './chromium.mjs'
import { failedTests } from './failures.mjs'
import { shortGates } from './run-gates.mjs'
import { root, run } from './run.mjs'
import {
  forgetReport,
  oneFailed,
  onePassed,
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
 * of tests also give `failures`: each failed test with the command that runs it alone.
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
  { name: 'build', title: 'Build', run: async (pnpm) => asTotals(await build(pnpm)) },
  { name: 'gates', title: 'Gates, the short form', needs: 'build', run: shortGates },
  { name: 'browser', title: 'Browser tests', needs: 'build', run: browserTests },
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

/** The tests of the packages with these names, one after the other, since each uses every core. */
function testsOf(isChosen) {
  return async (pnpm) => {
    const chosen = workspaces().filter(
      ({ folder, manifest }) => folder !== '.' && manifest.scripts?.test && isChosen(manifest.name),
    )
    const reports = chosen.map(({ folder }) => join(root, folder, reportFile))
    reports.forEach(forgetReport)
    const filters = chosen.map(({ manifest }) => `--filter=${manifest.name}`)
    const scope = [...filters, '--continue', '--concurrency=1']
    const { code } = await turbo(pnpm, ['run', 'test', ...scope, '--', ...reportArgs, everyCore])
    const failures = chosen.flatMap((workspace) => failuresIn(workspace))
    return { ...notHidden(code, sum(reports.map(reportTotals))), failures }
  }
}

async function browserTests(pnpm) {
  const e2e = workspaces().find(({ manifest }) => manifest.name === '@etrend/e2e')
  const report = join(root, e2e.folder, reportFile)
  forgetReport(report)
  const env = { CHROMIUM_PATH: await findOrInstallChromium(pnpm) }
  const args = ['--silent', '--filter', '@etrend/e2e', 'e2e', ...reportArgs]
  const { code } = await run('pnpm', args, { path: [pnpm], env })
  const failures = failuresIn(e2e, [`CHROMIUM_PATH=${env.CHROMIUM_PATH}`])
  return { ...notHidden(code, reportTotals(report)), failures }
}

function failuresIn({ folder, manifest }, env) {
  const [{ manifest: house }] = workspaces()
  return failedTests({
    report: join(root, folder, reportFile),
    folder: join(root, folder),
    manifest,
    packageManager: house.packageManager,
    env,
  })
}

/** Counts one failure when the command failed although no test did. */
function notHidden(code, totals) {
  return code !== 0 && totals.failed === 0 ? sum([totals, oneFailed]) : totals
}

function asTotals(code) {
  return code === 0 ? onePassed : oneFailed
}
