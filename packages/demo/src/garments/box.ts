export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export const wholeFrame: Box = { x: 0, y: 0, width: 960, height: 1200 }

/** The rectangle round every coordinate drawn in an SVG fragment's paths. */
export function boxOf(svg: string): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [, d = ''] of svg.matchAll(/ d="([^"]+)"/g)) {
    ;(d.match(/-?\d*\.?\d+/g) ?? []).forEach((text, index) => {
      const value = Number(text)
      if (index % 2 === 0) [left, right] = [Math.min(left, value), Math.max(right, value)]
      else [top, bottom] = [Math.min(top, value), Math.max(bottom, value)]
    })
  }
  const [x, y] = [Math.floor(left - 4), Math.floor(top - 4)]
  return { x, y, width: Math.ceil(right + 4) - x, height: Math.ceil(bottom + 4) - y }
}
