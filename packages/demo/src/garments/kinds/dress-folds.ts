import { bent, drapes } from '../folds'
import type { Fold, Look } from '../model'

/** How a dress with a gathered skirt hangs; style 3 has tiers. */
export function dressFolds({ random }: Look, style: number): Fold[] {
  // The bodice is drawn a little from armpit to waist; the skirt's folds begin in the waist seam and run to the hem.
  const bodice = [
    bent(random, [618, 372], [592, 420], [566, 470], 18, 0.26),
    bent(random, [342, 372], [368, 420], [392, 470], 18, 0.22),
  ]
  // Each gather in the waist runs on into a fold of the hem.
  const places = [-0.88, -0.6, -0.3, 0.02, 0.3, 0.56, 0.84].map((u) => u + (random() - 0.5) * 0.12)
  const skirt = places.map((at): Fold => {
    const reach = 0.74 + random() * 0.24
    const [foot, head] = [480 + at * 300, 480 + at * 118]
    return {
      spine: [
        [foot, 1120],
        [480 + at * 186, 760],
        [foot + (head - foot) * reach, 1120 - 590 * reach],
      ],
      width: 32 + random() * 16,
      // The light comes from the left, so that a fold on the right shows less at the same height.
      height: (0.36 + random() * 0.2) * (at > 0 ? 1.35 : 1),
    }
  })
  const tucks = places.map((u): Fold => ({
    spine: [
      [480 + u * 118, 528],
      [480 + u * 140, 600],
      [480 + u * 176, 690 + random() * 90],
    ],
    width: 17,
    height: 0.34,
  }))
  const tiers =
    style === 3
      ? [
          ...drapes(random, 300, 660, 712, 880, 9, 13, 0.5, 'seam'),
          ...drapes(random, 240, 720, 900, 1090, 12, 14, 0.5),
        ]
      : []
  return [...bodice, ...skirt, ...tucks, ...tiers]
}
