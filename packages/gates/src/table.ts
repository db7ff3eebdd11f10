import type { Result } from './run'

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
