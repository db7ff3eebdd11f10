import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { record, recordedFigures, tableOf, type Measured } from './figures'
import { timesAsGood, type Line, type Lines } from './lines/line'
import { orderLines } from './lines/orders'
import { postgresOrderLines } from './lines/postgres-orders'
import { processLines, waitLines } from './lines/process'
import { readLines } from './lines/reads'
import { inFolder } from './measuring/in-folder'
import { MissingPostgres } from './shops/postgres-shop'

// `npm run bench` prints the table: 4 pairs of 1 s for each line. `npm run bench -- 1 1` is a quick look, with one pair.
// `--record` keeps the figures and writes them into the README. `--check` fails when a line is more than a tenth worse
// than recorded, as in the deep run.
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    record: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
})
const [pairs = 4, seconds = 1] = positionals.map(Number)
if (!(pairs >= 1 && seconds > 0)) throw new Error('Name a number of pairs, and of seconds.')
const LEAST = 0.9
/** A line that seems to be worse than recorded is measured so many times more: its best figure counts. */
const TIMES_MORE = 2

const groups: ((folder: string) => Lines)[] = [
  orderLines,
  readLines,
  processLines,
  waitLines,
  postgresOrderLines,
]
const measured: Measured[] = []
const worse: string[] = []

await inFolder('bench', async (folder) => {
  for (const group of groups) {
    await measureAll(group(join(folder, group.name))).catch(skipMissing)
  }
})
console.log(`\n${tableOf(measured)}\n`)
if (options.record) record(measured)
if (worse.length > 0) {
  console.error(`More than a tenth worse than recorded:\n${worse.join('\n')}`)
  process.exitCode = 1
}

async function measureAll(lines: Lines) {
  for await (const line of lines) {
    const { measure: _measure, ...known } = line
    const figure = options.check ? await checked(line) : await line.measure(pairs, seconds)
    measured.push({ ...known, ...figure })
    console.log(`${line.work}: ${(figure.ratio ?? figure.shop).toFixed(2)}`)
  }
}

function skipMissing(error: unknown) {
  if (!(error instanceof MissingPostgres)) throw error
  console.log(`Skipped: ${error.message}`)
}

/** Measures a line, and again where it seems to be worse than recorded; notes it where it is worse each time. */
async function checked(line: Line) {
  const before = recordedFigures().lines.find(({ work }) => work === line.work)
  let best = await line.measure(pairs, seconds)
  // Figures in ms and by rate without anything beside them are of this machine, not of the shop.
  if (!before || (before.ratio === undefined && line.unit !== 'MB')) return best
  for (let time = 0; time < TIMES_MORE && timesAsGood(line, best, before) < LEAST; time += 1) {
    const again = await line.measure(pairs, seconds)
    if (timesAsGood(line, again, best) > 1) best = again
  }
  const times = timesAsGood(line, best, before)
  if (times < LEAST) worse.push(`${line.work}: ${times.toFixed(2)} times as good`)
  return best
}
