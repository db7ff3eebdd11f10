import type { Piece } from '../../build/sorted-styles'

/**
 * The rules of the shop's stylesheet that a page's HTML uses, so that what a phone gets first is small enough for one
 * round trip. The whole stylesheet comes with the script, for what the script shows later.
 */
export function stylesFor(html: string, pieces: Piece[]): string {
  const there = new Set([...html.matchAll(/<([a-z]\w*)/g)].map(([, tag = '']) => tag))
  for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of plain(names).split(' ')) there.add(`.${name}`)
  }
  for (const [, name = '', value] of html.matchAll(STATE)) {
    there.add(name === 'disabled' ? ':disabled' : `[${name}${value ? '=true' : ''}]`)
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

// What build/sorted-styles.ts calls states.
const STATE = / (open|disabled|aria-(?:busy|expanded|invalid))="(|true)"/g

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
