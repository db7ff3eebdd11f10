import type { Box } from './box'

/** Puts the point (x, y) of a garment's own plane at (toX, toY) in the picture, enlarged and turned. */
export interface Placement {
  x: number
  y: number
  toX: number
  toY: number
  zoom: number
  /** Degrees, clockwise. */
  turn?: number
}

export function transformOf({ x, y, toX, toY, zoom, turn = 0 }: Placement): string {
  const rotation = turn === 0 ? '' : ` rotate(${turn})`
  return `translate(${toX} ${toY})${rotation} scale(${zoom}) translate(${-x} ${-y})`
}

/** The rectangle that a box of the garment's plane takes up in the picture. */
export function placedBox(box: Box, place: Placement): Box {
  const angle = ((place.turn ?? 0) * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle) * place.zoom, Math.sin(angle) * place.zoom]
  const corners = [0, 1, 2, 3].map((corner) => {
    const dx = box.x + (corner % 2) * box.width - place.x
    const dy = box.y + (corner < 2 ? 0 : box.height) - place.y
    return [place.toX + dx * cos - dy * sin, place.toY + dx * sin + dy * cos] as const
  })
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  const [x, y] = [Math.floor(Math.min(...xs)), Math.floor(Math.min(...ys))]
  return { x, y, width: Math.ceil(Math.max(...xs)) - x, height: Math.ceil(Math.max(...ys)) - y }
}

/** What two boxes share; at least one unit wide and tall. */
export function overlap(a: Box, b: Box): Box {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)]
  return {
    x,
    y,
    width: Math.max(1, Math.min(a.x + a.width, b.x + b.width) - x),
    height: Math.max(1, Math.min(a.y + a.height, b.y + b.height) - y),
  }
}
