import { wholeFrame } from './box'
import { hangPiece } from './drawing'
import { kinds, type GarmentKind } from './kinds'
import type { View } from './model'
import { studio } from './studio'

export { garmentKinds, type GarmentKind } from './kinds'
export { drawAtScale } from './scenes/at-scale'
export { drawFeature, drawHero, featureScenes, heroScenes, type FeatureScene } from './scenes'

export interface Drawing {
  kind: GarmentKind
  /** Hex; anything unreadable is drawn in mid grey. */
  color: string
  view: View
  /** Which product of the kind: 0 is the plain one; any whole number from 0 will do. */
  variant?: number
}

/** One product picture as an SVG document of 960×1200 units. The same drawing gives the same text. */
export function drawGarment({ kind, color, view, variant = 0 }: Drawing): string {
  if (view !== 'detail')
    return studio(hangPiece({ kind, color, variant, side: view }, 'g', wholeFrame))
  const { closeUps } = kinds[kind]
  const { x, y, zoom, side = 'front' } = closeUps[variant % closeUps.length] ?? closeUps[0]
  return studio(
    hangPiece({ kind, color, variant, side, near: true }, 'g', wholeFrame, {
      x,
      y,
      zoom,
      toX: 480,
      toY: 600,
    }),
  )
}
