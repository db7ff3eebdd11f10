import { createHash } from 'node:crypto'
import type { Piece } from '../../build/sorted-styles'

/** The tags, classes and states in a page's HTML that CSS rules may need, as build/sorted-styles.ts writes them. */
export type StyleNames = ReadonlySet<string>

export function styleNamesIn(html: string): StyleNames {
  const names = new Set<string>()
  for (const token of new Set(html.match(TOKEN))) {
    for (const name of namesOf(token)) names.add(name)
  }
  return names
}

const TOKEN =
  /<[a-z]\w*| class="[^"]*"| (?:open|aria-(?:busy|disabled|expanded|invalid))="(?:|true)"/g

const known = new Map<string, string[]>()
/** More than the tags, classes and states that the shop's own code has. */
const MOST_TOKENS = 5000

/** The names in the start of a tag, or in an attribute that says a class or state. */
function namesOf(token: string) {
  const found = known.get(token)
  if (found) return found
  const [start = '', value = ''] = token.split('"')
  const name = start.slice(1).replace('=', '')
  const names =
    name === 'class'
      ? plain(value)
          .split(' ')
          .map((one) => `.${one}`)
      : start.startsWith('<')
        ? [name]
        : [`[${name}${value ? '=true' : ''}]`]
  if (known.size === MOST_TOKENS) known.clear()
  known.set(token, names)
  return names
}

/** Undoes React's escaping of an attribute. */
function plain(attribute: string) {
  if (!attribute.includes('&')) return attribute
  return attribute
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

/** The CSS of a page, and the hash by which its Content-Security-Policy allows it. */
type Style = { css: string; hash: string }

/** Pages have few different sets of names. So many styles are kept. */
const MOST = 100

/**
 * The rules of the shop's stylesheet that a page's HTML uses, so that what a phone gets first is small enough for one
 * round trip. The whole stylesheet comes with the script, for what the script shows later. `more` is CSS to add.
 */
export function pageStyles(pieces: Piece[]) {
  const places = new Map([...neededBy(pieces)].map((name, place) => [name, place]))
  const kept = new Map<string, Style>()

  return (names: StyleNames, more = ''): Style => {
    const there = Buffer.alloc(places.size)
    for (const name of names) {
      const place = places.get(name)
      if (place !== undefined) there[place] = 1
    }
    const key = there.toString('latin1') + more
    const known = kept.get(key)
    if (known) return known
    const css = withoutUnused(stylesFor(names, pieces) + more)
    const style = { css, hash: hashOf(css) }
    if (kept.size === MOST) kept.clear()
    kept.set(key, style)
    return style
  }
}

/** Leaves out the theme's variables that none of these rules uses. */
function withoutUnused(css: string) {
  return css.replace(THEME, (_, open: string, variables: string) => {
    const used = variables.split(';').filter((one) => css.includes(`var(${one.split(':', 1)[0]}`))
    return open + used.join(';')
  })
}

const THEME = /(:root,:host\{)([^}]*)/

/** The hash by which a Content-Security-Policy allows an inline script or style. */
export function hashOf(text: string) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

function neededBy(pieces: Piece[]): Set<string> {
  const names = new Set<string>()
  for (const piece of pieces) {
    if (typeof piece === 'string') continue
    const inside =
      'needs' in piece ? piece.needs.flat() : 'pieces' in piece ? neededBy(piece.pieces) : []
    for (const name of inside) names.add(name)
  }
  return names
}

function stylesFor(names: StyleNames, pieces: Piece[]): string {
  let css = used(pieces, names)
  for (const piece of pieces) {
    if (typeof piece !== 'string' && 'word' in piece && css.includes(piece.word)) css += piece.text
  }
  return css
}

function used(pieces: Piece[], there: StyleNames): string {
  let css = ''
  for (const piece of pieces) {
    if (typeof piece === 'string') css += piece
    else if ('needs' in piece) {
      if (piece.needs.some((names) => names.every((name) => there.has(name)))) css += piece.text
    } else if ('pieces' in piece) {
      const inside = used(piece.pieces, there)
      if (inside) css += `${piece.open}{${inside}}`
    }
  }
  return css
}
