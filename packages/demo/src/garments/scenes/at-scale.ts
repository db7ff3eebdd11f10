import { wholeFrame } from '../box'
import { boxOfPiece, hangPiece, type Piece } from '../drawing'
import { line } from '../seams'
import { softly } from '../soft'
import { studio } from '../studio'
import { digits } from './digits'
import { clipHanger, hanger, rail } from './room'

const RAIL = 84
/** Where the garment and the tape's centimetres begin. */
const TOP = RAIL + 96
const TAPE = { left: 116, wide: 72 }

/** Units of the picture for each centimetre: the longest coat fills it, and small pieces are seen from nearer. */
function scaleOf(length: number): number {
  return length > 66 ? 7.6 : 12.4
}

/**
 * A garment on a hanger beside a tape measure, both from one rail, so that long and short ones can be told apart: an SVG
 * document of 960×1200. `length` is the garment's in size M, in centimetres.
 */
export function drawAtScale(piece: Piece, length: number): string {
  const { x, y, width, height } = boxOfPiece(piece)
  const cm = scaleOf(length)
  const zoom = (length * cm) / height
  const [middle, right] = [520, 520 + (width / 2) * zoom]
  const place = { x: x + width / 2, y, toX: middle, toY: TOP, zoom }
  const drawn = hangPiece(piece, 'g', wholeFrame, place, 1.3)
  const hook = heldByClips.has(piece.kind)
    ? ['', clipHanger(middle, RAIL - 8, Math.min(150, width * 0.3) * zoom, 86)]
    : [hanger(middle, RAIL - 8, 140 * zoom, 84 + 40 * zoom), '']
  return studio(
    rail(RAIL) +
      tape(cm) +
      hook[0] +
      drawn +
      hook[1] +
      lengthLine(Math.min(872, right + 70), length, cm),
  )
}

const heldByClips: ReadonlySet<string> = new Set(['jeans', 'trousers', 'shorts', 'skirt'])

/** A tape measure over the rail, with a mark for each centimetre and a number for each ten. */
function tape(cm: number): string {
  const { left, wide } = TAPE
  const longest = Math.floor((1150 - TOP) / cm)
  const bottom = TOP + (longest + 1) * cm
  const all = Array.from({ length: longest + 1 }, (_, at) => {
    const reach = at % 10 === 0 ? 24 : at % 5 === 0 ? 16 : 9
    return `M${left} ${(TOP + at * cm).toFixed(1)}l${reach} 0`
  })
  const tens = Array.from({ length: Math.floor(longest / 10) }, (_, index) => {
    const ten = (index + 1) * 10
    return digits(String(ten), left + 31, TOP + ten * cm - 7, 14)
  })
  return (
    softly(`M${left + wide + 3} ${RAIL + 30}L${left + wide + 3} ${bottom - 10}`, 22, 0.16) +
    `<path d="M${left} ${RAIL - 6}h${wide}V${bottom}h${-wide}Z" fill="#f7efdc"/>` +
    `<path d="M${left} ${RAIL - 6}h${wide}v16h${-wide}Z" fill="#e6dac0"/>` +
    line(all.join(''), '#3f382f', 1.6, 0.85) +
    line(tens.join(''), '#3f382f', 2, 0.9, 'stroke-linecap="round"')
  )
}

/** The garment's length as a line beside it, with its size above and its centimetres. */
function lengthLine(x: number, length: number, cm: number): string {
  const bottom = TOP + length * cm
  const middle = (TOP + bottom) / 2
  const words = String(length)
  return line(
    `M${x - 9} ${TOP}h18M${x - 9} ${bottom}h18M${x} ${TOP}V${middle - 24}M${x} ${middle + 24}V${bottom}` +
      digits(words, x - words.length * 10, middle - 11, 22) +
      `M${x - 9} ${TOP - 18}v-22l9 12l9-12v22`,
    '#6b6258',
    2.2,
    1,
    'stroke-linecap="round"',
  )
}
