import type { Appearance } from '@etrend/contract'
import { defaultPalette, paletteTokens, pictureUrl } from '@etrend/domain'

/** The owner's colors as CSS variables, which win over the theme's because they are in no layer; '' without any. */
export function paletteCss(appearance: Appearance | undefined) {
  const tokens = Object.entries(paletteTokens(paletteOf(appearance)))
  return tokens.length === 0 ? '' : `:root{${tokens.map((pair) => pair.join(':')).join(';')}}`
}

/** Whether the owner has chosen colors or a logo, which dark colors wouldn't suit. */
export function hasOwnLook(appearance: Appearance | undefined) {
  return !!appearance?.logo || paletteCss(appearance) !== ''
}

/** The icons of the page, and the color of the browser's frame. The owner's icon replaces the shop's own files. */
export function iconTags(icon: string, appearance: Appearance | undefined) {
  const color = `<meta name="theme-color" content="${paletteOf(appearance).ink}">`
  const own = appearance?.favicon
  if (own) {
    const href = pictureUrl(own, 320)
    return `${color}\n<link rel="icon" type="image/webp" href="${href}">\n<link rel="apple-touch-icon" href="${href}">`
  }
  // Their files are in public/.
  return `${color}
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="apple-touch-icon" href="/icon-180.png">
<link rel="icon" type="image/svg+xml" href="${icon}">`
}

function paletteOf(appearance: Appearance | undefined) {
  return {
    accent: appearance?.accent_color || defaultPalette.accent,
    ink: appearance?.ink_color || defaultPalette.ink,
    paper: appearance?.paper_color || defaultPalette.paper,
  }
}
