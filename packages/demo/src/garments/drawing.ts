import { boxOf, type Box } from './box'
import { cloth } from './cloth'
import { palette } from './colour'
import { hangOf, hungPath } from './hang'
import { kinds, type GarmentKind } from './kinds'
import type { Garment, Look } from './model'
import { randomFrom, seedOf } from './noise'
import { transformOf, type Placement } from './place'
import { castShadow } from './studio'

/** A garment to draw into a picture. */
export interface Piece {
  kind: GarmentKind
  color: string
  variant?: number
  side?: 'front' | 'back'
  near?: boolean
}

/** A garment with the shadow it throws, as an SVG fragment for a canvas. */
export function hangPiece(
  piece: Piece,
  id: string,
  canvas: Box,
  place?: Placement,
  distance = 1,
): string {
  const { kind, variant = 0 } = piece
  const look = lookOf(piece)
  const seed = seedOf(kind, variant)
  return layOut(kinds[kind].draw(look), look, id, seed, canvas, place, distance)
}

/** The rectangle that a garment takes up in its own plane. */
export function boxOfPiece(piece: Piece): Box {
  const { parts } = kinds[piece.kind].draw(lookOf(piece))
  return boxOf(parts.map(({ path }) => ` d="${path}"`).join(''))
}

function lookOf({ kind, color, variant = 0, side = 'front', near = false }: Piece): Look {
  const seed = seedOf(kind, variant)
  const random = randomFrom(side === 'back' ? seed + 1 : seed)
  return { palette: palette(color), variant, side, near, random }
}

/** The same for a garment that is no product, such as a folded stack. */
export function layOut(
  garment: Garment,
  look: Look,
  id: string,
  seed: number,
  canvas: Box,
  place?: Placement,
  distance = 1,
): string {
  const shadow = castShadow(
    hungPath(outerParts(garment), hangOf(seed, garment.folds, garment.cut)),
    id,
    distance,
  )
  const placed = place === undefined ? shadow : `<g transform="${transformOf(place)}">${shadow}</g>`
  return placed + cloth(garment, look, { id, seed, canvas, ...(place && { place }) })
}

// A piece that lies within another throws its shadow on the garment only, never on the wall.
function outerParts({ parts }: Garment): string {
  const boxes = parts.map((part) => boxOf(` d="${part.path}"`))
  return parts
    .filter((_, index) => !boxes.some((box, other) => other !== index && within(boxes[index], box)))
    .map((part) => part.path)
    .join('')
}

function within(inner: Box | undefined, outer: Box): boolean {
  return (
    inner !== undefined &&
    inner.x > outer.x + 12 &&
    inner.y > outer.y + 12 &&
    inner.x + inner.width < outer.x + outer.width - 12 &&
    inner.y + inner.height < outer.y + outer.height - 12
  )
}
