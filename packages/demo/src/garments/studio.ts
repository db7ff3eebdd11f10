/** A finished picture: the garment on the studio's paper ground. `inside` is drawn over the ground. */
export function studio(inside: string): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="1200" viewBox="0 0 960 1200">' +
    `${ground}${inside}</svg>`
  )
}

/**
 * The shadow that hanging cloth throws on the paper behind it: away from the light only, dark where the cloth
 * touches and fading out. Copies of the outline, each further off and wider, instead of a blur: the same look for a tenth
 * of the time. Black over warm paper stays warm, where a tinted shadow this faint would lose its tint to rounding.
 */
export function castShadow(path: string, reach = 1, zoom = 1): string {
  const layers = zoom > 1 ? 20 : 15
  const copies = Array.from({ length: layers }, (_, layer) => {
    const away = reach * (3 + 31 * ((layer + 1) / layers) ** 1.5)
    return `<path d="${path}" stroke-width="${(away * 1.1).toFixed(1)}" transform="matrix(1 0 0 1 ${(away * 0.62).toFixed(1)} ${(away * 0.8).toFixed(1)})"/>`
  })
  return `<g fill="#000" stroke="#000" fill-opacity="${(0.24 / layers).toFixed(4)}" stroke-opacity="${(0.24 / layers).toFixed(4)}" stroke-linejoin="round">${copies.join('')}</g>`
}

const ground =
  '<defs><linearGradient id="paper" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f6f1ea"/>' +
  '<stop offset=".6" stop-color="#efe8de"/><stop offset="1" stop-color="#e6ddd0"/></linearGradient>' +
  '<radialGradient id="glow" cx=".36" cy=".3" r=".75"><stop offset="0" stop-color="#fffdf8" stop-opacity=".75"/>' +
  '<stop offset="1" stop-color="#fffdf8" stop-opacity="0"/></radialGradient></defs>' +
  '<rect width="960" height="1200" fill="url(#paper)"/><rect width="960" height="1200" fill="url(#glow)"/>'
