/** One line of a comparison: in both texts, only in the former, or only in the latter. */
export type LineChange = { kind: 'same' | 'removed' | 'added'; text: string }

/** What turns one text into another, line by line (longest common subsequence). */
export function lineChanges(former: string[], latter: string[]): LineChange[] {
  // common[i][j]: how many lines the texts have in common from line i and line j on.
  const common = Array.from({ length: former.length + 1 }, () =>
    Array.from({ length: latter.length + 1 }, () => 0),
  )
  const at = (i: number, j: number) => common[i]?.[j] ?? 0
  for (let i = former.length - 1; i >= 0; i -= 1) {
    const row = common[i] ?? []
    for (let j = latter.length - 1; j >= 0; j -= 1) {
      row[j] = former[i] === latter[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const changes: LineChange[] = []
  let [i, j] = [0, 0]
  while (i < former.length || j < latter.length) {
    const [before, after] = [former[i], latter[j]]
    if (before !== undefined && before === after) {
      changes.push({ kind: 'same', text: before })
      i += 1
      j += 1
    } else if (after === undefined || (before !== undefined && at(i + 1, j) >= at(i, j + 1))) {
      changes.push({ kind: 'removed', text: before ?? '' })
      i += 1
    } else {
      changes.push({ kind: 'added', text: after })
      j += 1
    }
  }
  return changes
}
