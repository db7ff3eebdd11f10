import type { Palette } from './colour'
import type { Cut } from './cut'
import type { FabricName } from './fabric'
import type { Point } from './path'

export type View = 'front' | 'back' | 'detail'

/** One closed piece of cloth, in paint order; coordinates in the 960×1200 frame. */
export interface Part {
  path: string
  /** Where the light falls: how the piece curves away from the viewer. */
  form?: Form
  /** −1 (deep shade) to 1 (bleached) against the garment's colour. */
  tone?: number
  /** Another colour than the garment's, as hex. */
  color?: string
  /** Print or pattern drawn on the piece and cut to it. */
  print?: string
  /** Height over what lies below, 0–1: 0 lies flush, 1 throws a clear shadow. */
  lift?: number
}

export type Form = 'body' | 'left' | 'right' | 'flat' | 'inside' | 'down'

/** Cloth that stands up: a raised outline, or a fold along a line. */
export type Fold = RaisedShape | BentFold

interface RaisedShape {
  path: string
  /** 0–1: how high it stands. */
  height: number
}

/**
 * A fold from where it begins, such as a seam or the hem, over a bend to its free end, where it runs out. One flank is
 * sharp, along the spine; the other falls gently towards the light.
 */
export interface BentFold {
  spine: readonly [Point, Point, Point]
  /** How far the gentle flank reaches. */
  width: number
  height: number
  /** Where it begins at its full width: the cloth's free edge, which swings out there, or a seam. Else it begins at a point. */
  from?: 'edge' | 'seam'
  /** Its gentle flank lies away from the light. */
  turned?: boolean
}

/** What a kind's drawing is made for. */
export interface Look {
  palette: Palette
  variant: number
  side: 'front' | 'back'
  /** Seen from so near that threads and weave show. */
  near: boolean
  random: () => number
}

/** Everything the studio needs to light and lay out one garment. */
export interface Garment {
  fabric: FabricName
  /** The cut of a garment with sleeves, whose arms hang each at its own angle. */
  cut?: Cut
  parts: readonly Part[]
  folds: readonly Fold[]
  /** Soft shadows where cloth turns or meets: strokes, blurred and cut to the garment. */
  shades?: readonly Shade[]
  /** Seams, ribs and stitches, cut to the garment's outline. */
  marks?: string
  /** Buttons, cords and what else may stand out over the outline. */
  trims?: string
  /** What lies beneath the cloth, such as a hanger or a lining's far side. */
  under?: string
}

export interface Shade {
  path: string
  width: number
  /** Positive darkens, negative lightens. */
  depth: number
}

/** Where the detail view looks: centre and magnification. */
interface CloseUp {
  x: number
  y: number
  zoom: number
  side?: 'front' | 'back'
}

export interface Kind {
  draw: (look: Look) => Garment
  closeUps: readonly [CloseUp, ...CloseUp[]]
}
