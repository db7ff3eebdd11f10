import type { Look } from '../model'

/**
 * Smooth knitting: upright columns of stitches, each a V that stands in the one below. It is drawn as a tile of whole units,
 * in lines rather than paths, since a path would move with the cloth and leave the tile.
 */
export function stockinette({ palette, near }: Look): string {
  // In the near view, enlarged 2.4 times, another size lands on whole pixels, without which a tile is drawn slowly.
  const [width, height] = near ? [12.5, 10] : [12, 9]
  const row = (y: number) =>
    [
      [-1.4, -4.6],
      [1.4, 4.6],
      [10.6, 7.4],
      [13.4, 16.6],
    ]
      .map(([from, to]) => `<line x1="${from}" y1="${y - 4}" x2="${to}" y2="${y + 5}"/>`)
      .join('')
  const strokes = (y: number, colour: string, width: number) =>
    `<g stroke="${colour}" stroke-width="${width}" stroke-linecap="round">${row(y)}</g>`
  // Each row lies over the one above it, and shows its own outline there.
  const rows = [-9, 0, 9, 18]
    .map(
      (y) =>
        strokes(y, palette.tone(-0.4), 5.8) +
        strokes(y, palette.tone(-0.1), 4.6) +
        strokes(y, palette.tone(0.06), 3),
    )
    .join('')
  return (
    `<pattern id="stockinette" width="${width}" height="${height}" viewBox="0 0 12 9" preserveAspectRatio="none" patternUnits="userSpaceOnUse"><rect width="12" height="9" fill="${palette.tone(-0.4)}"/>${rows}</pattern>` +
    '<rect width="960" height="1200" fill="url(#stockinette)"/>'
  )
}
