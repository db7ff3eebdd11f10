import { wash } from '../denim'
import { stud } from '../fastenings'
import {
  legEnd,
  legFolds,
  legShades,
  legsPath,
  waistInside,
  waistLine,
  waistRim,
  type LegCut,
} from '../legs'
import type { Garment, Kind, Look } from '../model'
import { both, shift } from '../path'
import { line, seam, stitch } from '../seams'
import { softly } from '../soft'
import { facings, frontSeams, shifted, stacking } from './jeans-front'

/** Variants: 0 straight, 1 slim, 2 flared, 3 washed with turn-ups. */
export const jeans: Kind = {
  draw,
  closeUps: [
    { x: 590, y: 240, zoom: 3 },
    { x: 400, y: 230, zoom: 3 },
    { x: 590, y: 270, zoom: 3, side: 'back' },
  ],
}

const cuts: readonly [LegCut, LegCut, LegCut, LegCut] = [
  {
    waist: [640, 100],
    hip: [686, 340],
    crotch: 474,
    outer: [668, 1096],
    inner: [510, 1098],
    knee: [676, 500],
    dip: 26,
  },
  {
    waist: [618, 100],
    hip: [640, 360],
    crotch: 452,
    outer: [594, 1098],
    inner: [502, 1100],
    knee: [618, 493],
    dip: 26,
  },
  {
    waist: [632, 100],
    hip: [676, 340],
    crotch: 474,
    outer: [744, 1096],
    inner: [516, 1102],
    knee: [646, 512],
    dip: 20,
  },
  {
    waist: [640, 100],
    hip: [692, 340],
    crotch: 474,
    outer: [682, 1080],
    inner: [512, 1084],
    knee: [686, 502],
    dip: 26,
  },
]

function draw(look: Look): Garment {
  const style = look.variant % 4
  const cut = cuts[style] ?? cuts[0]
  const gold = look.palette.lightness > 0.8 ? '#b98d52' : '#c9843a'
  const front = look.side === 'front'
  return {
    fabric: 'denim',
    parts: [
      waistInside(cut, look),
      {
        path: legsPath(cut),
        print:
          wash(look, cut, style === 3 ? 1.8 : 1) +
          (style === 3 ? '' : stacking(look, cut)) +
          (front ? facings(look, cut) : '') +
          line(waistLine(cut, 25), look.palette.tone(0.04), 50, 1),
      },
    ],
    folds: legFolds(look, cut, 0.75),
    shades: legShades(cut),
    marks: [
      waistRim(cut, look),
      softly(waistLine(cut, 54), 12, 0.25),
      seam(waistLine(cut, 51), look),
      stitch(waistLine(cut, 44), look, gold),
      stitch(waistLine(cut, 7), look, gold),
      front ? frontSeams(look, cut, gold) : backSeams(look, cut, gold),
      ...both(legEnd(cut, 26)).map((path) => stitch(path, look, gold)),
      ...(style === 3 ? both(legEnd(cut, 30)).map((path) => turnUp(path, look)) : []),
      ...both(
        `M${cut.waist[0]} 150C${cut.hip[0] - 8} 240 ${cut.hip[0] - 12} 360 ${cut.knee[0] - 10} 700L${cut.outer[0] - 10} 1090`,
      ).map((path) => line(path, look.palette.seam, 1.6, 0.35)),
    ].join(''),
    trims: loops(look, gold, front) + (front ? stud(480, 146, 9) : ''),
  }
}

function backSeams(look: Look, { crotch, hip }: LegCut, gold: string): string {
  // On narrow hips the pockets sit nearer to the middle.
  const inward = (path: string) => shift(path, Math.min(0, hip[0] - 676) * 0.55, 0)
  const pocket = inward('M528 262L640 246L646 356L594 396L534 366Z')
  const arc = inward('M532 310C556 326 578 322 590 306C604 318 624 314 644 298')
  const yoke = 'M480 232C550 220 620 200 690 172'
  return [
    seam(`M480 178L481 ${crotch + 4}`, look),
    stitch(`M486 178L488 ${crotch - 4}`, look, gold),
    ...both(yoke).map((path) => seam(path, look) + shifted(stitch(path, look, gold), 0, 7)),
    ...both(pocket).map(
      (path) =>
        softly(path, 14, 0.2, 1, 4) +
        `<path d="${path}" fill="${look.palette.tone(0.05)}" fill-opacity=".35"/>` +
        seam(path, look),
    ),
    ...both(inward('M534 270L635 256L640 352L594 387L540 360Z')).map((path) =>
      stitch(path, look, gold),
    ),
    ...both(arc).map((path) => stitch(path, look, gold)),
    `<path d="M522 124L586 121L588 165L524 168Z" fill="#9a6a3c"/>`,
    stitch('M527 129L581 126L583 160L529 163Z', look, '#e7d3b0'),
    `<path d="M537 155L549 138L557 148L563 140L574 153Z" fill="#6b4524"/>`,
  ].join('')
}

function turnUp(path: string, look: Look): string {
  return (
    softly(path, 80, 0.2, 0, -6) +
    line(path, look.palette.tone(0.5), 62, 1) +
    shifted(seam(path, look), 0, -30) +
    shifted(stitch(path, look), 0, 22)
  )
}

// Belt loops stand off the band a little, and are tacked down above and below it.
function loops(look: Look, gold: string, front: boolean): string {
  const places = front ? [558, 402] : [480, 600, 360]
  return places
    .map((x) => {
      const top = 99 + 22 * Math.max(0, 1 - Math.abs(x - 480) / 170)
      const path = `M${x} ${top}L${x} ${top + 60}`
      const tacks = [top + 3, top + 57].map((y) => `M${x - 8} ${y}L${x + 8} ${y}`)
      return (
        softly(`M${x + 5} ${top + 6}L${x + 5} ${top + 58}`, 22, 0.34, 3, 2) +
        line(path, look.palette.seam, 21, 0.85) +
        line(path, look.palette.tone(0.12), 18, 1) +
        line(`M${x - 6} ${top}L${x - 6} ${top + 60}`, look.palette.tone(0.4), 3, 0.35) +
        stitch(
          `M${x - 4.5} ${top + 2}L${x - 4.5} ${top + 58}M${x + 4.5} ${top + 2}L${x + 4.5} ${top + 58}`,
          look,
          gold,
        ) +
        tacks.map((tack) => line(tack, gold, 3.4, 0.95)).join('')
      )
    })
    .join('')
}
