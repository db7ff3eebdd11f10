/** A finished picture: the garment on the studio's paper ground. `inside` is drawn over the ground. */
export function studio(inside: string): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="1200" viewBox="0 0 960 1200">' +
    `${ground}${inside}</svg>`
  );
}

/** The shadow that hanging cloth throws on the paper behind it. */
export function castShadow(paths: string, id: string, reach = 1): string {
  return (
    `<filter id="${id}s" filterUnits="userSpaceOnUse" x="0" y="0" width="960" height="1200" color-interpolation-filters="sRGB">` +
    `<feGaussianBlur stdDeviation="${15 * reach}"/></filter>` +
    `<g filter="url(#${id}s)" opacity=".34"><path d="${paths}" fill="#3a2814" transform="translate(7 ${20 * reach})"/></g>`
  );
}

const ground =
  '<defs><linearGradient id="paper" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f6f1ea"/>' +
  '<stop offset=".6" stop-color="#efe8de"/><stop offset="1" stop-color="#e6ddd0"/></linearGradient>' +
  '<radialGradient id="glow" cx=".36" cy=".3" r=".75"><stop offset="0" stop-color="#fffdf8" stop-opacity=".75"/>' +
  '<stop offset="1" stop-color="#fffdf8" stop-opacity="0"/></radialGradient></defs>' +
  '<rect width="960" height="1200" fill="url(#paper)"/><rect width="960" height="1200" fill="url(#glow)"/>';
