import type { FabricName } from '../fabric'
import type { Fold, Garment, Look } from '../model'
import { sliver } from '../path'
import { line, stitch } from '../seams'
import { softly } from '../soft'

/**
 * Folded garments lying on one another, seen from the front: one colour a piece, the topmost first.
 * The stack stands on (480, 1000) and is 600 wide.
 */
export function stackOf(
  colours: readonly string[],
  look: Look,
  fabric: FabricName = 'knit',
): Garment {
  const { random } = look
  const heights = colours.map(() => 84 + random() * 16)
  const layers = colours.map((color, index) => {
    const bottom = 1000 - heights.slice(index + 1).reduce((sum, height) => sum + height, 0)
    return {
      color,
      top: bottom - (heights[index] ?? 90),
      bottom,
      inset: random() * 26,
      slip: (random() - 0.5) * 26,
    }
  })
  const parts = layers.map(({ color, top, bottom, inset, slip }) => {
    const [l, r, m] = [180 + inset + slip, 780 - inset + slip, (top + bottom) / 2]
    return {
      path: `M${l + 30} ${top + 2}C${l + 180} ${top - 9} ${r - 180} ${top - 7} ${r - 34} ${top + 4}C${r + 14} ${top + 6} ${r + 16} ${bottom - 4} ${r - 30} ${bottom}C${r - 180} ${bottom + 5} ${l + 180} ${bottom + 5} ${l + 30} ${bottom}C${l - 18} ${bottom - 4} ${l - 18} ${m} ${l + 30} ${top + 2}Z`,
      form: 'down' as const,
      color,
      lift: 0.5,
    }
  })
  const folds = layers.flatMap(({ top, bottom }): Fold[] =>
    Array.from({ length: 5 }, () => {
      const x = 230 + random() * 420
      const y = top + 16 + random() * (bottom - top - 32)
      return {
        path: sliver([x, y], [x + 60, y + 7], [x + 90 + random() * 70, y - 2], 6),
        height: 0.34,
      }
    }),
  )
  const marks = layers.map(({ top, bottom, inset, slip }) => {
    const [l, r, m] = [180 + inset + slip, 780 - inset + slip, (top + bottom) / 2]
    const bend = `M${l + 8} ${m + 3}C${l + 200} ${m + 9} ${r - 200} ${m - 4} ${r + 4} ${m + 4}`
    return (
      softly(bend, 20, 0.34, 0, 3) +
      line(bend, '#000', 2, 0.3) +
      softly(`M${l + 30} ${bottom - 2}L${r - 30} ${bottom - 2}`, 22, 0.3) +
      softly(`M${l + 40} ${top + 14}L${r - 60} ${top + 12}`, 16, -0.2)
    )
  })
  return { fabric, parts, folds, marks: marks.join('') + stitch('M0 0L0 0', look) }
}
