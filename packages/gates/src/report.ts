import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Form, Result } from './run'

/** Prints the table of a run in Markdown, as README.md has it, and one line with the totals. It took `seconds`. */
export function printTable(results: Result[], seconds: number) {
  const rows = results.map((result) => [
    result.gate.id,
    result.gate.aim,
    result.measured,
    `${result.seconds.toFixed(0)} s`,
    verdict(result),
  ])
  const all = [
    ['gate', 'aim', 'measured', 'took', 'held'],
    ['---', '---', '---', '---', '---'],
    ...rows,
  ]
  console.log(`\n${all.map((row) => `| ${row.join(' | ')} |`).join('\n')}`)
  const broken = results.filter((result) => result.broken.length > 0).length
  const skipped = results.filter((result) => result.skipped.length > 0).length
  console.log(
    `\n${results.length - broken} held, ${broken} not held, ${skipped} with parts skipped; ${seconds.toFixed(0)} s in all`,
  )
}

function verdict({ broken, skipped }: Result) {
  if (broken.length > 0) return '**no**'
  return skipped.length > 0 ? `yes, but skipped: ${skipped.join('; ')}` : 'yes'
}

const file = fileURLToPath(new URL('../test-results/gates.json', import.meta.url))

/**
 * Writes the results for `npm test`: how many gates are held, and for each that is not, its first breach and the
 * command that runs it alone.
 */
export function writeReport(results: Result[], { isShort, seed }: Form) {
  const failed = results.filter(({ broken }) => broken.length > 0)
  const held = results.filter(({ broken }) => broken.length === 0)
  const skipped = held.filter(({ skipped: parts }) => parts.length > 0).length
  const failures = failed.map(({ gate, broken }) => ({
    test: `${gate.id}: ${broken[0] ?? ''}`,
    command: `npm run gates --${isShort ? ' --short' : ''} --seed ${seed} ${gate.id}`,
  }))
  const totals = { passed: held.length - skipped, failed: failed.length, skipped }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ totals, failures }))
}
