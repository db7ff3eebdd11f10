/** The colours that the owner may choose, as '#rrggbb'. */
export type Palette = { accent: string; ink: string; paper: string }

export const defaultPalette: Palette = { accent: '#a8123e', ink: '#1f1b16', paper: '#faf7f2' }

const TEXT = 4.5 // WCAG 2.2 AA, 1.4.3
const CONTROL = 3 // 1.4.11
const WHITE = '#ffffff'
/** Texts on paper whose colours are fixed, by the names that staff see. */
const fixedTexts = { grey: '#6b6258', green: '#2f6b4f', brown: '#8a5a00', red: '#a3261b' }
const EDGE = '#978b7d'

/** The contrast of two colours, from 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string) {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/**
 * A sentence for each colour that is too faint on the grounds where the shop uses it; none where all can be read.
 * Checks the accent and the ink on paper, on white and on the darker paper between sections, and the fixed texts.
 */
export function paletteProblems(palette: Palette): Partial<Record<keyof Palette, string>> {
  const { accent, ink, paper } = palette
  const { sunk, deep } = shadesOf(palette)
  const problems: Partial<Record<keyof Palette, string>> = {}
  for (const [name, text] of Object.entries(fixedTexts)) {
    const found = lowest(text, { 'the page colour': paper, 'its darker shade': sunk })
    if (found.contrast < TEXT) {
      problems.paper = `The ${name} text can’t be read on this page colour (${found.words}, it needs 4.5). Choose a lighter one.`
    }
  }
  if (!problems.paper && contrastOf(EDGE, paper) < CONTROL) {
    problems.paper = 'The edges of fields can’t be seen on this page colour. Choose a lighter one.'
  }
  const grounds = { 'the page colour': paper, 'its darker shade': sunk, white: WHITE }
  const ofInk = lowest(ink, grounds)
  const faded = contrastOf(mixed(ink, paper, 0.8), ink)
  if (ofInk.contrast < TEXT) problems.ink = tooFaint('The text colour', ofInk)
  else if (faded < TEXT) {
    problems.ink = `The small print of the footer can’t be read on this text colour (${rounded(faded)}, it needs 4.5). Choose a darker one.`
  }
  const ofAccent = lowest(accent, grounds)
  if (ofAccent.contrast < TEXT) problems.accent = tooFaint('The accent colour', ofAccent)
  else if (contrastOf(deep, WHITE) < TEXT) problems.accent = 'The accent colour is too light.'
  return problems
}

/** The design tokens that follow from a palette; only those that differ from the theme's. */
export function paletteTokens(palette: Palette): Record<string, string> {
  const { accent, ink, paper } = palette
  const tokens: Record<string, string> = {}
  const { sunk, line, deep } = shadesOf(palette)
  if (accent !== defaultPalette.accent) {
    Object.assign(tokens, { '--color-accent': accent, '--color-accent-deep': deep })
  }
  if (ink !== defaultPalette.ink) tokens['--color-ink'] = ink
  if (paper !== defaultPalette.paper) {
    Object.assign(tokens, { '--color-paper': paper, '--color-sunk': sunk, '--color-line': line })
  }
  return tokens
}

function shadesOf({ accent, paper }: Palette) {
  return {
    sunk: mixed(paper, '#6b6258', 0.06),
    line: mixed(paper, '#6b6258', 0.14),
    deep: mixed(accent, '#000000', 0.2),
  }
}

function lowest(text: string, grounds: Record<string, string>) {
  const [found] = Object.entries(grounds)
    .map(([name, ground]) => ({ name, contrast: contrastOf(text, ground) }))
    .toSorted((one, other) => one.contrast - other.contrast)
  const { name = '', contrast = 21 } = found ?? {}
  return { contrast, name, words: `contrast ${rounded(contrast)}` }
}

function tooFaint(what: string, { name, contrast }: { name: string; contrast: number }) {
  return `${what} can’t be read on ${name}: its contrast is ${rounded(contrast)}, it needs 4.5. Choose a darker one.`
}

/** Rounded down, so that a contrast just below the limit never reads as the limit. */
function rounded(contrast: number) {
  return (Math.floor(contrast * 10) / 10).toFixed(1)
}

/** The colour between two, with this share of the second. */
function mixed(one: string, other: string, share: number) {
  const from = channelsOf(one)
  const to = channelsOf(other)
  const channels = from.map((value, index) => value + ((to[index] ?? 0) - value) * share)
  return `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

function luminanceOf(color: string) {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channelsOf(color: string) {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
}
