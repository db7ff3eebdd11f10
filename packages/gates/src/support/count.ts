/** How often each value occurs: '10 × 201, 490 × 409'. */
export function tally(values: readonly (string | number)[]) {
  const counts = new Map<string | number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([value, count]) => `${count} × ${value}`)
    .join(', ')
}

/** The value below which this part (0 to 1) of all values are; 0 when there are none. */
export function percentile(values: readonly number[], part: number) {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}
