import type { Piece } from '../../build/sorted-styles'

/**
 * The rules of the shop's stylesheet that a page's HTML has a use for, so that the first thing a phone gets is small
 * enough for one round trip. The whole sheet comes with the script, for what the script shows later.
 */
export function stylesFor(html: string, pieces: Piece[]): string {
  const found = new Set<string>()
  for (const [word] of html.matchAll(TAG_OR_CLASSES)) found.add(word)
  const key = [...found].join()
  const kept = answers.get(pieces) ?? new Map<string, string>()
  const css = kept.get(key) ?? chosen(found, pieces)
  if (kept.size >= KEPT) kept.clear()
  answers.set(pieces, kept.set(key, css))
  return css
}

const TAG_OR_CLASSES = /<[a-z]\w*| class="[^"]*"/g
// Pages of a kind mostly have the same classes.
const KEPT = 100
const answers = new WeakMap<Piece[], Map<string, string>>()

/** By the tags (`<a`) and class attributes that are there. */
function chosen(found: Set<string>, pieces: Piece[]) {
  const there = new Set<string>()
  for (const word of found) {
    if (word.startsWith('<')) there.add(word.slice(1))
    else for (const name of plain(word.slice(8, -1)).split(' ')) there.add(`.${name}`)
  }
  let css = used(pieces, there)
  for (const piece of pieces) {
    if (typeof piece !== 'string' && 'word' in piece && css.includes(piece.word)) css += piece.text
  }
  return css
}

function used(pieces: Piece[], there: Set<string>): string {
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

/** As React wrote it, with what it escapes in an attribute. */
function plain(attribute: string) {
  if (!attribute.includes('&')) return attribute
  return attribute
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
