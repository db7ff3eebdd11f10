import { parseXml, XmlDeclaration, XmlElement, XmlText, type XmlDocument } from '@rgrove/parse-xml'
import { Refusal } from '../lib/refusal'

const MAX_SVG_BYTES = 256 * 1024
// Each level may cost the renderer a layer of the whole picture.
const MAX_DEPTH = 16
// More elements and points than drawings have. Each point of a line may cost the renderer megabytes.
const MAX_ELEMENTS = 2_000
const MAX_NUMBERS = 20_000

/**
 * Throws Refusal 422 unless an SVG holds nothing but shapes and gradients: no script, style sheet, filter,
 * text, picture, link out or entity (ASVS 1.3.4), and not too many of those. What passes can still be slow: render it
 * where it can be killed.
 */
export function refuseUnsafeSvg(bytes: Uint8Array) {
  if (bytes.length > MAX_SVG_BYTES) throw new Refusal(422, 'An SVG may have 256 kB at most.')
  const document = parsed(textOf(bytes))
  // A parser that follows another declared encoding would read other elements in the same bytes.
  const [declaration] = document.children
  if (declaration instanceof XmlDeclaration && !/^utf-8$/i.test(declaration.encoding ?? 'utf-8')) {
    throw new Refusal(422, 'An SVG must be written in UTF-8.')
  }
  if (document.root?.name !== 'svg') throw damaged()
  refuseNodes(document, { elements: 0, numbers: 0 })
}

function textOf(bytes: Uint8Array) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw damaged()
  }
}

function parsed(text: string) {
  if (text.includes('<!')) throw unsafe('a DOCTYPE, comment or CDATA section')
  try {
    return parseXml(text, { preserveXmlDeclaration: true })
  } catch {
    // Not well-formed, or so deep that the parser ran out of stack.
    throw damaged()
  }
}

function refuseNodes(parent: XmlDocument | XmlElement, size: Size, depth = 0) {
  if (depth > MAX_DEPTH) throw unsafe(`elements nested more than ${MAX_DEPTH} deep`)
  for (const node of parent.children) {
    if (node instanceof XmlText || node instanceof XmlDeclaration) continue
    if (!(node instanceof XmlElement)) throw unsafe('a processing instruction')
    if (!elements.has(node.name)) throw unsafe(`the element ${node.name.slice(0, 40)}`)
    for (const [name, value] of Object.entries(node.attributes)) {
      if (!isHarmless(name, value)) throw unsafe(`the attribute ${name.slice(0, 40)}`)
    }
    size.elements += 1
    size.numbers += numbersIn(node.attributes['d']) + numbersIn(node.attributes['points'])
    if (size.elements > MAX_ELEMENTS || size.numbers > MAX_NUMBERS) throw tooDetailed()
    refuseNodes(node, size, depth + 1)
  }
}

/** The elements that were counted, and the numbers of their paths. */
type Size = { elements: number; numbers: number }

/** How many numbers a path has: 4 in 'M0 .5.5-1'. */
function numbersIn(path = '') {
  return path.match(/\d*\.?\d+(e[+-]?\d+)?/gi)?.length ?? 0
}

function tooDetailed() {
  return new Refusal(422, 'This SVG has too many shapes or points: simplify it, or save it as PNG.')
}

const elements = new Set(
  (
    'svg g path rect circle ellipse line polyline polygon title desc defs ' +
    'linearGradient radialGradient stop clipPath'
  ).split(' '),
)

function isHarmless(name: string, value: string) {
  if (/^on/i.test(name)) return false
  if (/^(.*:)?href$/i.test(name)) return value.startsWith('#')
  // CSS has filter functions that need no element: filter="blur(9999px)".
  if (name === 'filter' || (name === 'style' && /filter/i.test(value))) return false
  // With a backslash or a comment CSS can spell url( in other letters.
  return !/\\|\/\*|url\s*\(/i.test(value.replace(/url\(\s*(["']?)#[\w.:-]+\1\s*\)/gi, ''))
}

function unsafe(what: string) {
  return new Refusal(422, `An SVG may only hold shapes and gradients; this one has ${what}.`)
}

function damaged() {
  return new Refusal(422, 'This picture can’t be read: it may be damaged.')
}
