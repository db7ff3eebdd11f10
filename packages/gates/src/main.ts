import { parseArgs } from 'node:util'
import { allGates } from './all-gates'
import { printTable, writeReport } from './report'
import { runGate, type Result } from './run'
import { atOnce } from './support/at-once'
import { forgetStockedFolder } from './support/stocked'

// `pnpm gates` runs every gate, `pnpm gates G1 G9` these only. `--short` runs the quick form of each. `--seed 7`
// repeats the random choices of the run that printed this seed.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false }, seed: { type: 'string' } },
})
const ids = allGates.map(({ id }) => id)
const isGate = (name: string, id: string) => name.toLowerCase() === id.toLowerCase()
const unknown = positionals.filter((name) => !ids.some((id) => isGate(name, id)))
if (unknown.length > 0) {
  console.error(`No gate is called ${unknown.join(', ')}; there are ${ids.join(', ')}.`)
  process.exit(2)
}
const gates = allGates.filter(
  ({ id }) => positionals.length === 0 || positionals.some((name) => isGate(name, id)),
)
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
const form = { isShort: values.short, seed }

console.log(`${form.isShort ? 'Short' : 'Full'} form, seed ${seed} (again with --seed ${seed}).`)
// Many gates wait most of their time, so the short form runs two beside each other. The full form measures.
const began = performance.now()
const results = await atOnce(form.isShort ? 2 : 1, gates, async (gate) => {
  console.log(`\n── ${gate.id}: ${gate.aim}`)
  const result = await runGate(gate, form)
  report(result)
  return result
}).finally(forgetStockedFolder)
printTable(results, (performance.now() - began) / 1000)
writeReport(results, form)
process.exit(results.some(({ broken }) => broken.length > 0) ? 1 : 0)

function report({ gate, measured, broken, skipped, seconds }: Result) {
  console.log(`${gate.id}: ${measured} (${seconds.toFixed(1)} s)`)
  for (const why of skipped) console.log(`${gate.id} SKIPPED: ${why}`)
  for (const claim of broken) console.log(`${gate.id} NOT HELD: ${claim}`)
}
