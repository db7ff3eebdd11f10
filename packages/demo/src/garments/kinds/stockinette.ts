import type { Look } from '../model'

/**
 * Smooth knitting: upright columns of stitches, each a V that stands in the one below. It is drawn as a tile of whole units,
 * in lines rather than paths, since a path would move with the cloth and leave the tile.
 */
export function stockinette({ palette, near }: Look): string {
  // In the near view, enlarged 2.4 times, another size lands on whole pixels, without which a tile is drawn slowly.
  const [width, height] = near ? [12.5, 10] : [12, 9]
  const legs = [-9, 0, 9]
    .flatMap((y) =>
      [2.2, 9.8].map((x) => `<line x1="${x}" y1="${y - 3}" x2="${x < 6 ? 5 : 7}" y2="${y + 7}"/>`),
    )
    .join('')
  const strokes = (colour: string, width: number, opacity: number) =>
    `<g stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round">${legs}</g>`
  return (
    `<pattern id="stockinette" width="${width}" height="${height}" viewBox="0 0 12 9" preserveAspectRatio="none" patternUnits="userSpaceOnUse"><rect width="12" height="9" fill="${palette.tone(-0.64)}"/>` +
    `${strokes(palette.tone(-0.3), 3.9, 1)}${strokes(palette.tone(0.08), 2.5, 1)}</pattern>` +
    '<rect width="960" height="1200" fill="url(#stockinette)"/>'
  )
}
