export function median(values: number[]) {
  return percentile(values, 0.5)
}

/** The value that this part of all stay below. */
export function percentile(values: number[], part: number) {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * part)] ?? 0
}

/** A Markdown table under its title, as README.md keeps it. */
export function print(title: string, head: string[], rows: string[][]) {
  const all = [head, head.map(() => '---'), ...rows]
  console.log(`\n${title}\n\n${all.map((row) => `| ${row.join(' | ')} |`).join('\n')}`)
}
