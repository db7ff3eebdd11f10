/** The ten digits as strokes in a cell of 4×6, since a picture with text would need a font of the machine that draws it. */
const strokes = [
  'M1 0h2l1 1v4l-1 1h-2l-1-1v-4Z',
  'M1 1l1-1v6M1 6h2',
  'M0 1l1-1h2l1 1v1l-4 4h4',
  'M0 0h4l-2 2h1l1 1v2l-1 1h-2l-1-1',
  'M3 6v-6l-3 4h4',
  'M4 0h-4v2h3l1 1v2l-1 1h-3',
  'M3 0h-1l-2 2v3l1 1h2l1-1v-1l-1-1h-3',
  'M0 0h4l-3 6',
  'M1 0h2l1 1v1l-1 1h-2l-1-1v-1ZM1 3h2l1 1v1l-1 1h-2l-1-1v-1Z',
  'M1 6h1l2-2v-3l-1-1h-2l-1 1v1l1 1h3',
] as const

/** A whole number as an SVG path: its upper left corner at (x, y), `height` units high. */
export function digits(number: string, x: number, y: number, height: number): string {
  const unit = height / 6
  return Array.from(number, (digit, place) => {
    const path = strokes[Number(digit)] ?? ''
    const scaled = path.replace(/-?\d+/g, (value) => (Number(value) * unit).toFixed(2))
    return scaled.replace(/M([\d.]+) ([\d.]+)/g, (_, dx: string, dy: string) => {
      return `M${(x + place * 5.6 * unit + Number(dx)).toFixed(1)} ${(y + Number(dy)).toFixed(1)}`
    })
  }).join('')
}
