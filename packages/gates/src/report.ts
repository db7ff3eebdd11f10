import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Form, Result } from './run'

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
