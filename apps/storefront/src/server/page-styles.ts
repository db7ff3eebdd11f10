import type { Piece } from '../../build/sorted-styles'

/**
 * The rules of the shop's stylesheet that a page's HTML has a use for, so that the first thing a phone gets is small
 * enough for one round trip. The whole sheet comes with the script, for what the script shows later.
 */
export function stylesFor(html: string, pieces: Piece[]): string {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => plain(names).split(' ')),
  )
  return used(pieces, classes)
}

function used(pieces: Piece[], classes: Set<string>): string {
  let css = ''
  for (const piece of pieces) {
    if (typeof piece === 'string') css += piece
    else if ('text' in piece) {
      if (piece.classes.some((names) => names.every((name) => classes.has(name)))) css += piece.text
    } else {
      const inside = used(piece.pieces, classes)
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
