/**
 * How many letters have to be put in, left out, changed or swapped with their neighbour to make one word of the
 * other (Damerau-Levenshtein, optimal string alignment); `most + 1` as soon as it is more than `most`. `changing` says
 * what a changed letter counts, 1 unless given.
 */
export function distance(
  one: string,
  other: string,
  most: number,
  changing: (from: string, to: string) => number = () => 1,
): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const cost = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : changing(one[row - 1] ?? '', other[column - 1] ?? '')),
        isSwapped(one, other, row, column) ? at(before, column - 2) + 1 : Infinity,
      )
      current.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return most + 1
    before = last
    last = current
  }
  return Math.min(at(last, other.length), most + 1)
}

function isSwapped(one: string, other: string, row: number, column: number) {
  return (
    row > 1 &&
    column > 1 &&
    one[row - 1] === other[column - 2] &&
    one[row - 2] === other[column - 1]
  )
}

function at(costs: number[], column: number) {
  return costs[column] ?? Infinity
}
