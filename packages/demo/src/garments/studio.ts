import { boxOf } from './box'

/** A finished picture: the garment on the studio's paper ground. `inside` is drawn over the ground. */
export function studio(inside: string): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="1200" viewBox="0 0 960 1200">' +
    `${ground}${inside}</svg>`
  )
}

/**
 * The shadow that hanging cloth throws on the paper behind it: a wide soft one away from the light, and a tight one where
 * the cloth touches. The wide one is the blurred alpha of the outline, which costs a quarter of blurring colours, and
 * ends nowhere with a step; the tight one is so narrow that a few copies will do.
 */
export function castShadow(path: string, id: string, reach = 1): string {
  const { x, y, width, height } = boxOf(` d="${path}"`)
  const [soft, margin] = [15 * reach, 46 * reach]
  const copies = [1, 2.4, 4, 6].map(
    (away) =>
      `<path d="${path}" stroke-width="${(away * 0.9).toFixed(1)}" transform="matrix(1 0 0 1 ${(away * 0.7).toFixed(1)} ${(away * 0.9).toFixed(1)})"/>`,
  )
  return (
    `<filter id="${id}s" filterUnits="userSpaceOnUse" x="${x - 10}" y="${y - 10}" width="${width + 20 + margin}" height="${height + 20 + margin}"><feGaussianBlur in="SourceAlpha" stdDeviation="${soft}"/></filter>` +
    `<g filter="url(#${id}s)" opacity=".3"><path d="${path}" transform="matrix(1 0 0 1 ${(15 * reach).toFixed(1)} ${(19 * reach).toFixed(1)})"/></g>` +
    `<g stroke="#000" fill-opacity=".035" stroke-opacity=".035" stroke-linejoin="round">${copies.join('')}</g>`
  )
}

const ground =
  '<defs><linearGradient id="paper" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f1ebe2"/>' +
  '<stop offset=".6" stop-color="#eae2d6"/><stop offset="1" stop-color="#e1d7c8"/></linearGradient>' +
  '<radialGradient id="glow" cx=".36" cy=".3" r=".75"><stop offset="0" stop-color="#fffdf8" stop-opacity=".5"/>' +
  '<stop offset="1" stop-color="#fffdf8" stop-opacity="0"/></radialGradient></defs>' +
  '<rect width="960" height="1200" fill="url(#paper)"/><rect width="960" height="1200" fill="url(#glow)"/>'
