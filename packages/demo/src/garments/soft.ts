import type { Palette } from './colour'

/**
 * A soft-edged stroke without a blur filter: strokes of shrinking width laid over one another, which
 * costs a tenth of a blur. Positive depth darkens, negative lightens; seen from near
 * (`zoom`) it takes finer steps. On a garment, `softTones` gives them the cloth's own hue.
 */
export function softly(
  path: string,
  width: number,
  depth: number,
  dx = 0,
  dy = 0,
  zoom = 1,
): string {
  // A fainter layer than this would lose its tint to rounding, and turn green cloth brown; light changes less than shadow.
  const faintest = depth > 0 ? 0.024 : 0.045
  const most = Math.max(3, Math.round(Math.abs(depth) / faintest))
  const layers = Math.min(most, Math.round((width < 20 ? 4 : width < 50 ? 6 : 10) * zoom))
  const [tone, colour] = depth > 0 ? ['shade', '#120a04'] : ['shine', '#fffaf0']
  const moved = dx === 0 && dy === 0 ? '' : ` transform="matrix(1 0 0 1 ${dx} ${dy})"`
  const opacity = (Math.abs(depth) / layers).toFixed(3)
  let strokes = ''
  for (let layer = 1; layer <= layers; layer += 1) {
    strokes += `<path d="${path}" stroke-width="${((width * layer) / layers).toFixed(1)}"/>`
  }
  return `<g class="${tone}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"${moved}>${strokes}</g>`
}

/** The rule by which soft strokes within a group take the tones of its garment. */
export function softTones(group: string, { shadow, shine }: Palette): string {
  return `<style>#${group} .shade{stroke:${shadow}}#${group} .shine{stroke:${shine}}</style>`
}
