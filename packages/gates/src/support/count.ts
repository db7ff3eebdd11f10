/** How many of each there are: '201 × 10, 409 × 490'. */
export function tally(values: readonly (string | number)[]) {
  const counts = new Map<string | number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([value, count]) => `${count} × ${value}`)
    .join(', ')
}

/** The value that this part of all stay below; 0 for none. */
export function percentile(values: readonly number[], part: number) {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}
