// `npm test` runs what a person who changes a line wants to know, `npm run test:deep` everything there is. Step names
// behind it, as in `npm test -- lint types`, run these steps only. Plain Node, nothing is installed yet.
import './node-version.mjs'
import { isDeep } from './depth.mjs'
import { failureReport } from './failures.mjs'
import { install } from './install.mjs'
import { prepareMachine } from './machine.mjs'
import { steps } from './steps.mjs'
import { closingLine, oneFailed, oneSkipped, sum } from './totals.mjs'

const unknown = process.argv.slice(2).filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(
    `No step is called ${unknown.join(', ')}; there are ${steps.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(2)
}

const pnpm = await install().catch(explain)
const results = pnpm ? await testAll(pnpm) : [{ title: 'Install', totals: oneFailed }]
const totals = sum(results.map((result) => result.totals))
console.log(
  ['', results.map(summary).join('\n'), failureReport(results), closingLine(totals)]
    .filter((part, index) => index === 0 || part)
    .join('\n\n'),
)
process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0

/** Runs the remaining steps after a failed one too, so that one run reports everything that is wrong. */
async function testAll(pnpm) {
  const chosen = chosenSteps(process.argv.slice(2))
  const results = []
  const programs = [...new Set(chosen.flatMap(({ uses = [] }) => uses))]
  if (programs.length > 0) {
    const run = () => prepareMachine(programs, pnpm)
    results.push(await runStep(pnpm, { name: 'machine', title: 'Programs of this machine', run }))
  }
  const beside = chosen.filter((step) => step.isBesideOthers).values()
  const row = async () => {
    for (const step of beside) results.push(await runStep(pnpm, step))
  }
  await Promise.all([row(), row()])
  for (const step of chosen.filter((step) => !step.isBesideOthers)) {
    console.log(`\n── ${step.title}`)
    const { needs } = step
    const lacks = results.some((result) => result.name === needs && result.totals.failed > 0)
    results.push(await runStep(pnpm, lacks ? { ...step, run: () => notRun(needs) } : step))
  }
  return results
}

async function runStep(pnpm, { name, title, run }) {
  const start = performance.now()
  const { failures, flaky, output, ...totals } = (await run(pnpm).catch(explain)) ?? oneFailed
  const seconds = (performance.now() - start) / 1000
  if (output !== undefined)
    console.log(`\n── ${title}\n${totals.failed > 0 ? output : ''}`.trimEnd())
  return { name, title, totals, failures, flaky, seconds }
}

/** The named steps and the steps that these need; when none is named, all that belong to this run. */
function chosenSteps(names) {
  const needed = steps.filter(({ name }) => names.includes(name)).map(({ needs }) => needs)
  return steps.filter(({ name, isOnlyDeep = false }) =>
    names.length === 0 ? isDeep || !isOnlyDeep : [...names, ...needed].includes(name),
  )
}

async function notRun(needs) {
  console.log(`Not run: it needs the ${needs}, which failed.`)
  return oneSkipped
}

function summary({ title, totals, seconds = 0 }) {
  const mark = totals.failed > 0 ? '✗' : totals.passed > 0 ? '✓' : '-'
  return `${mark} ${title}: ${closingLine(totals)} (${seconds.toFixed(1)} s)`
}

function explain(error) {
  console.error(error.message)
}
