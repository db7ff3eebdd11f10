import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { isHeld, type Figure, type Line } from './lines/line'

const file = fileURLToPath(new URL('../figures.json', import.meta.url))
const readme = fileURLToPath(new URL('../README.md', import.meta.url))
const [BEGIN, END] = ['<!-- npm run bench -- --record -->\n', '<!-- end -->']

const aim = z.union([z.object({ atLeast: z.number() }), z.object({ atMost: z.number() })])
const measured = z.object({
  work: z.string(),
  unit: z.enum(['µs', '/s', 'ms', 'MB']),
  aim: aim.optional(),
  shop: z.number(),
  bare: z.number().optional(),
  ratio: z.number().optional(),
})
const figures = z.object({
  date: z.iso.date(),
  commit: z.string(),
  machine: z.string(),
  lines: z.array(measured),
})

/** A line with what was measured. */
export type Measured = Omit<Line, 'measure'> & Figure
export type Figures = z.infer<typeof figures>

/** The figures that were recorded last. */
export function recordedFigures(): Figures {
  return figures.parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** Keeps figures of this commit and machine for the next comparisons, and writes their table into the README. */
export function record(lines: Measured[]) {
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' })
  const all: Figures = {
    date: new Date().toISOString().slice(0, 10),
    commit: commit.trim(),
    machine: `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), Node ${process.versions.node}`,
    lines: lines.map(shortened),
  }
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`)
  const text = readFileSync(readme, 'utf8')
  const [start, end] = [text.indexOf(BEGIN) + BEGIN.length, text.indexOf(END)]
  writeFileSync(readme, text.slice(0, start) + published(all) + text.slice(end))
}

/** With four digits: more say nothing. */
function shortened<Known extends Figure>({ shop, bare, ratio, ...known }: Known) {
  const short = (value: number) => Number(value.toPrecision(4))
  return {
    ...known,
    shop: short(shop),
    ...(bare !== undefined && { bare: short(bare) }),
    ...(ratio !== undefined && { ratio: short(ratio) }),
  }
}

/** The part of the README that shows the recorded figures. */
export function published({ date, commit, machine, lines }: Figures) {
  return `\n${date}, commit ${commit}, ${machine}.\n\n${tableOf(lines)}\n\n`
}

/** The part of the README with figures, as it is. */
export function publishedNow() {
  const text = readFileSync(readme, 'utf8')
  return text.slice(text.indexOf(BEGIN) + BEGIN.length, text.indexOf(END))
}

/** The figures as a Markdown table whose columns are aligned. */
export function tableOf(lines: Measured[]) {
  const rows = [
    ['work', 'unit', 'shop', 'bare', 'ratio', 'aim', 'held'],
    ...lines.map((line) => [
      line.work,
      line.unit,
      rounded(line.shop),
      line.bare === undefined ? '' : rounded(line.bare),
      line.ratio === undefined ? '' : line.ratio.toFixed(2),
      aimOf(line),
      { true: 'yes', false: '**no**', undefined: '' }[`${isHeld(line, line)}`],
    ]),
  ]
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  )
  const isLeft = (at: number) => at < 2 || at > 4
  const written = rows.map(
    (row) =>
      `| ${row.map((cell, at) => (isLeft(at) ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`,
  )
  const rule = `| ${widths.map((width, at) => (isLeft(at) ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  return [written[0], rule, ...written.slice(1)].join('\n')
}

function aimOf({ aim }: Pick<Line, 'aim'>) {
  if (!aim) return ''
  return 'atLeast' in aim ? `≥ ${aim.atLeast}` : `≤ ${aim.atMost}`
}

function rounded(value: number) {
  return value.toLocaleString('en', { maximumFractionDigits: 0 })
}
