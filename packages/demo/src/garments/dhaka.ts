import { line } from './seams'

/**
 * A strip of Dhaka cloth, as the hills of Nepal weave it: stepped diamonds between zigzag borders,
 * `pitch` wide each, from left to right at a height. It bows down in the middle by `bow`, or as far as that says at a place.
 */
export function dhaka(
  left: number,
  right: number,
  y: number,
  height: number,
  colours: readonly [string, string, string],
  bow: number | ((x: number) => number) = 0,
): string {
  const [ground, motif, spark] = colours
  const pitch = height * 0.8
  const sag = (x: number) =>
    typeof bow === 'number'
      ? bow * (1 - ((x - (left + right) / 2) / ((right - left) / 2)) ** 2)
      : bow(x)
  const inner = height * 0.3
  let diamonds = ''
  let hearts = ''
  for (let x = left; x < right; x += pitch) {
    const c = x + pitch / 2
    diamonds += steps(c, y, pitch * 0.42, inner, sag)
    hearts +=
      steps(c, y, pitch * 0.2, inner * 0.48, sag) + steps(x, y, pitch * 0.1, inner * 0.3, sag)
  }
  // A line along the strip: `away` from its middle, and half a tenth of its height nearer in every other place.
  const along = (away: number, zigzag: number) => {
    const count = Math.ceil((right - left) / pitch) * 8
    return Array.from({ length: count + 1 }, (_, index) => {
      const [x, turn] = [left + (index * pitch) / 8, Math.abs((index % 8) - 4) / 4]
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${(y + away * (1 - zigzag * (1 - turn)) + sag(x)).toFixed(1)}`
    }).join('')
  }
  return (
    line(along(0, 0), ground, height, 1) +
    `<path d="${diamonds}" fill="${motif}"/><path d="${hearts}" fill="${spark}"/>` +
    line(along(height * -0.42, 0.2) + along(height * 0.42, 0.2), spark, height * 0.045, 0.95)
  )
}

// A stepped diamond about a place, which bends with the strip.
function steps(x: number, y: number, w: number, h: number, sag: (x: number) => number): string {
  const quarter: readonly (readonly [number, number])[] = [
    [1, 3],
    [1, 2],
    [2, 2],
    [2, 1],
    [3, 1],
  ]
  const back = [...quarter].reverse()
  const corners = [
    ...quarter,
    ...back.map(([a, b]) => [a, -b] as const),
    ...quarter.map(([a, b]) => [-a, -b] as const),
    ...back.map(([a, b]) => [-a, b] as const),
  ]
  const drawn = corners.map(([a, b]) => {
    const px = x + (a * w) / 3
    return `${px.toFixed(1)} ${(y - (b * h) / 3 + sag(px)).toFixed(1)}`
  })
  return `M${drawn.join('L')}Z`
}
