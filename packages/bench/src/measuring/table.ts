export function median(values: number[]) {
  return percentile(values, 0.5)
}

/** The value below which this part (0 to 1) of all values are; 0 when there are none. */
export function percentile(values: number[], part: number) {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * part)] ?? 0
}

/** Prints a Markdown table under its title, as README.md has it. */
export function print(title: string, head: string[], rows: string[][]) {
  const all = [head, head.map(() => '---'), ...rows]
  console.log(`\n${title}\n\n${all.map((row) => `| ${row.join(' | ')} |`).join('\n')}`)
}
