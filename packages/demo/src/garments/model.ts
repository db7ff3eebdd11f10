import type { Palette } from './colour'
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

/** A fold from one point over a bend to another: it rises gently and falls off steeply on the side away from the light. */
interface BentFold {
  spine: readonly [Point, Point, Point]
  width: number
  height: number
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
