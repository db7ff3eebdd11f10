// `npm test`: all that CI runs. `npm test -- lint types` runs these steps only. Plain Node, nothing is installed yet.
import './node-version.mjs'
import { failureReport } from './failures.mjs'
import { install } from './install.mjs'
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
  const results = []
  for (const { name, title, needs, run } of chosenSteps(process.argv.slice(2))) {
    console.log(`\n── ${title}`)
    const start = performance.now()
    const lacks = results.some((result) => result.name === needs && result.totals.failed > 0)
    const { failures, flaky, ...totals } = lacks
      ? notRun(needs)
      : ((await run(pnpm).catch(explain)) ?? oneFailed)
    const seconds = (performance.now() - start) / 1000
    results.push({ name, title, totals, failures, flaky, seconds })
  }
  return results
}

/** The named steps and the steps that these need, in the order of CI; when none is named, all but the extra ones. */
function chosenSteps(names) {
  const needed = steps.filter(({ name }) => names.includes(name)).map(({ needs }) => needs)
  return steps.filter(({ name, isExtra = false }) =>
    names.length === 0 ? !isExtra : [...names, ...needed].includes(name),
  )
}

function notRun(needs) {
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
