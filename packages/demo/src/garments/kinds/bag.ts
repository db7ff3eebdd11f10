import { stud } from '../fastenings'
import { bent } from '../folds'
import type { Fold, Garment, Kind, Look, Part } from '../model'
import { both } from '../path'
import { patchPocket } from '../pockets'
import { dhaka, stripes } from '../prints'
import { line, seam, stitch } from '../seams'
import { softly } from '../soft'

/** Variants: 0 canvas with a pocket, 1 hills printed, 2 leather handles and striped foot, 3 Dhaka band. */
export const bag: Kind = {
  draw,
  closeUps: [
    { x: 420, y: 500, zoom: 2.4 },
    { x: 560, y: 600, zoom: 2.4 },
    { x: 600, y: 520, zoom: 2.4 },
  ],
}

const body =
  'M184 474C380 486 580 486 776 474C780 640 792 880 800 1058C798 1086 788 1098 764 1100C580 1110 380 1110 196 1100C172 1098 162 1086 160 1058C168 880 180 640 184 474Z'
const mouth = 'M184 474C380 456 580 456 776 474C580 492 380 492 184 474Z'
// The near handle leans a little to the right, as webbing does when it is let go.
const strap =
  'M352 640C350 560 346 480 352 400C362 250 420 132 494 128C568 126 612 250 610 400C612 480 608 560 608 640'
const farStrap = 'M372 474C374 300 420 170 476 162C540 156 588 300 590 474'

function draw(look: Look): Garment {
  const style = look.variant % 4
  const front = look.side === 'front'
  const leather = style === 2 ? '#8a5630' : undefined
  const pale = look.palette.lightness > 0.6
  const ink = pale ? '#2b3350' : '#efe6d2'
  const print =
    style === 2
      ? stripes(960, 1100, 44, 18, ink, 10)
      : style === 3
        ? dhaka(100, 860, 850, 130, ['#8c1d33', '#e2b04a', '#f6efe0'], 8)
        : style === 1 && front
          ? hills(ink)
          : undefined
  const main: Part = { path: body, form: 'body', ...(print !== undefined && { print }) }
  return {
    fabric: 'canvas',
    under: handle(farStrap, look, -0.3, leather),
    parts: [{ path: mouth, form: 'inside', tone: -0.35 }, main],
    folds: folds(look),
    shades: [
      { path: 'M796 500C802 700 808 900 810 1090', width: 90, depth: 0.22 },
      { path: 'M200 1096C380 1106 580 1106 790 1096', width: 60, depth: 0.2 },
      { path: 'M184 500C380 514 580 514 776 500', width: 40, depth: -0.1 },
    ],
    marks: [
      softly('M184 540C380 552 580 552 776 540', 14, 0.2),
      stitch('M180 530C380 542 580 542 780 530', look),
      stitch('M180 522C380 534 580 534 780 522', look),
      stitch('M180 484C380 496 580 496 780 484', look),
      ...both('M776 1062C786 1070 794 1074 804 1076').map((path) => seam(path, look)),
      style === 0 && front ? patchPocket(370, 700, 220, 230, 0, look) : '',
      front ? label(look) : '',
    ].join(''),
    trims:
      handle(strap, look, 0.06, leather) + [352, 608].map((x) => fixing(x, look, leather)).join(''),
  }
}

// Canvas breaks into few folds: from the handles, and from the corners of its foot.
function folds({ random }: Look): Fold[] {
  return [
    bent(random, [352, 660], [330, 780], [300, 920], 46, 0.34),
    bent(random, [610, 660], [640, 800], [650, 980], 52, 0.4),
    bent(random, [190, 520], [230, 640], [250, 760], 34, 0.3),
    bent(random, [176, 1080], [250, 1010], [340, 990], 34, 0.44),
    bent(random, [790, 1084], [720, 1020], [620, 1010], 36, 0.46),
    bent(random, [770, 540], [724, 680], [720, 820], 40, 0.36),
  ]
}

// Flat webbing: two woven edges, a row of stitches beside each.
function handle(path: string, look: Look, tone: number, leather?: string): string {
  const { palette } = look
  const thread = leather === undefined ? undefined : '#e6cfa8'
  return (
    softly(path, 40, 0.26, 10, 12) +
    line(path, palette.lightness < 0.3 ? '#000' : palette.tone(-0.85), 42, 0.9) +
    line(path, leather ?? palette.tone(tone), 39, 1) +
    line(path, palette.tone(-0.8), 37, 0.14, 'stroke-dasharray="1.6 3"') +
    [0.962, 1.038]
      .map(
        (k) =>
          `<g transform="matrix(${k} 0 0 ${k} ${480 * (1 - k)} ${640 * (1 - k)})">${stitch(path, look, thread)}</g>`,
      )
      .join('')
  )
}

/** Where a handle is sewn on: a box of stitches with a cross, or two rivets through leather. */
function fixing(x: number, look: Look, leather?: string): string {
  if (leather !== undefined) return stud(x, 596, 6) + stud(x, 628, 6)
  const [l, r] = [x - 15, x + 15]
  return stitch(`M${l} 580L${r} 580L${r} 634L${l} 634L${l} 580L${r} 634M${r} 580L${l} 634`, look)
}

// A screen print: the far range pale, the near hills full, and the sun behind.
function hills(ink: string): string {
  return (
    '<circle cx="566" cy="742" r="46" fill="#d9a521"/>' +
    `<g fill="${ink}"><path d="M250 940L340 812L372 840L446 716L500 794L532 762L600 846L640 806L716 940Z" fill-opacity=".42"/>` +
    '<path d="M250 940C300 880 350 872 396 900C450 850 520 850 566 896C620 868 680 890 716 940Z"/>' +
    '<path d="M250 956L716 956L716 962L250 962ZM300 978L666 978L666 984L300 984Z"/></g>'
  )
}

// A woven tag in the side seam.
function label(look: Look): string {
  const tag = 'M768 610L798 611L799 650L769 649Z'
  return (
    softly(tag, 12, 0.24, 2, 4) +
    `<path d="${tag}" fill="#a8123e"/>` +
    stitch('M773 614L774 646', look, '#f3ecdf')
  )
}
