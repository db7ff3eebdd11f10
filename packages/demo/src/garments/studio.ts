/** A finished picture: the garment on the studio's paper ground. `inside` is drawn over the ground. */
export function studio(inside: string): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="1200" viewBox="0 0 960 1200">' +
    `${ground}${inside}</svg>`
  )
}

/**
 * The shadow that hanging cloth throws on the paper behind it. Strokes of growing width at three
 * depths instead of a blur: the same look for a tenth of the time. Black over warm paper stays warm,
 * where a tinted stroke this faint would lose its tint to rounding.
 */
export function castShadow(path: string, reach = 1, zoom = 1): string {
  const layers = zoom > 1 ? 12 : 8
  return depths
    .map(([dx, dy, spread, strength]) => {
      const strokes = Array.from({ length: layers }, (_, layer) => {
        const width = reach * spread * (1 - layer / layers) ** 1.2
        return `<path d="${path}" stroke-width="${width.toFixed(1)}"/>`
      })
      return `<g fill="none" stroke="#000" stroke-opacity="${((strength * 9) / layers).toFixed(4)}" stroke-linejoin="round" transform="matrix(1 0 0 1 ${dx * reach} ${dy * reach})">${strokes.join('')}</g>`
    })
    .join('')
}

const depths = [
  [3, 4, 26, 0.015],
  [6, 13, 46, 0.016],
  [9, 25, 74, 0.016],
] as const

const ground =
  '<defs><linearGradient id="paper" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f6f1ea"/>' +
  '<stop offset=".6" stop-color="#efe8de"/><stop offset="1" stop-color="#e6ddd0"/></linearGradient>' +
  '<radialGradient id="glow" cx=".36" cy=".3" r=".75"><stop offset="0" stop-color="#fffdf8" stop-opacity=".75"/>' +
  '<stop offset="1" stop-color="#fffdf8" stop-opacity="0"/></radialGradient></defs>' +
  '<rect width="960" height="1200" fill="url(#paper)"/><rect width="960" height="1200" fill="url(#glow)"/>'
