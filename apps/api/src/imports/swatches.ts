import type { Queries } from '../db/client'
import { swatch } from '../db/schema/checklist'

export type DrawPicture = (svg: string) => Promise<string>

/** Draws a placeholder picture for each of these colors, until there is a photo. Returns the srcs by hex code. */
export async function drawSwatches(draw: DrawPicture, hexCodes: Iterable<string>) {
  const pictures = new Map<string, string>()
  for (const hex of new Set(hexCodes)) pictures.set(hex, await draw(swatchSvg(hex)))
  return pictures
}

/** Records that these pictures are placeholders, not photos. */
export async function rememberSwatches(tx: Queries, pictures: Map<string, string>) {
  const rows = [...pictures].map(([hex_code, src]) => ({ src, hex_code }))
  if (rows.length > 0) await tx.insert(swatch).values(rows).onConflictDoNothing()
}

/** A piece of cloth in the color, on a plain background. */
function swatchSvg(hex: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="1200" viewBox="0 0 960 1200">
<defs><linearGradient id="light" x1="0" y1="0" x2="1" y2="1">
<stop offset="0" stop-color="#fff" stop-opacity=".16"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/>
<stop offset="1" stop-color="#000" stop-opacity=".18"/></linearGradient></defs>
<rect width="960" height="1200" fill="#efe9df"/>
<rect x="216" y="296" width="544" height="624" rx="8" fill="#1f1b16" opacity=".12"/>
<rect x="208" y="284" width="544" height="624" rx="8" fill="${hex}"/>
<rect x="208" y="284" width="544" height="624" rx="8" fill="url(#light)"/>
<rect x="232" y="308" width="496" height="576" rx="4" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3" stroke-dasharray="14 10"/>
</svg>`
}
