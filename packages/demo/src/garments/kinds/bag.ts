import { blend } from '../colour'
import { dhaka } from '../dhaka'
import { stud } from '../fastenings'
import { bent } from '../folds'
import type { Fold, Garment, Kind, Look, Part } from '../model'
import { shift } from '../path'
import { patchPocket } from '../pockets'
import { stripes } from '../prints'
import { line, stitch } from '../seams'
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
  'M184 477C380 486 580 482 776 469C780 640 792 880 800 1058C798 1086 788 1098 764 1100C580 1110 380 1110 196 1100C172 1098 162 1086 160 1058C168 880 180 640 184 477Z'
const rim = 'M184 479C380 488 580 484 776 471'
const mouth = 'M184 477C380 458 580 454 776 469C580 488 380 492 184 477Z'
// The near handle stands and leans to the right; the far one has sunk behind it, to the left.
const strap =
  'M352 630C350 560 352 500 352 440C354 330 396 200 478 156C560 116 612 232 612 372C612 470 608 560 608 630'
// What throws a round shadow of it: all but its sewn ends, which lie flat.
const strapHanging =
  'M352 574C351 540 352 500 352 440C354 330 396 200 478 156C560 116 612 232 612 372C612 460 609 540 608 574'
const farStrap = 'M386 480C370 420 372 330 430 276C494 222 580 300 580 474'

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
          ? hills(ink, blend(look.palette.base, ink, 0.42))
          : undefined
  const main: Part = { path: body, form: 'body', ...(print !== undefined && { print }) }
  return {
    fabric: 'canvas',
    under: handle(look, farStrap, -0.3, leather),
    parts: [{ path: mouth, form: 'inside', tone: -0.35 }, main],
    folds: folds(look),
    shades: [
      { path: 'M796 500C802 700 808 900 810 1090', width: 90, depth: 0.22 },
      { path: 'M200 1096C380 1106 580 1106 790 1096', width: 60, depth: 0.2 },
      { path: 'M184 503C380 514 580 510 776 496', width: 40, depth: -0.1 },
    ],
    marks: [
      line(rim, look.palette.tone(0.6), 5, 0.8) +
        line(shift(rim, 0, 4), look.palette.seam, 1.2, 0.4),
      softly('M184 543C380 552 580 548 776 535', 14, 0.2),
      stitch('M180 532C380 541 580 537 780 526', look),
      stitch('M180 524C380 533 580 529 780 518', look),
      stitch('M180 487C380 496 580 492 780 480', look),
      style === 0 && front ? patchPocket(370, 700, 220, 230, 0, look) : '',
      front ? label(look) : '',
    ].join(''),
    trims:
      handle(look, strap, 0.06, leather, strapHanging, [352, 608]) +
      [352, 608].map((x) => fixing(x, look, leather)).join(''),
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
function handle(
  look: Look,
  path: string,
  tone: number,
  leather?: string,
  hanging = path,
  sewn: readonly number[] = [],
): string {
  const { palette } = look
  const thread = leather === undefined ? palette.thread : '#e6cfa8'
  const cloth = leather ?? palette.tone(tone)
  return (
    softly(hanging, 40, 0.26, 10, 12) +
    sewn.map(contact).join('') +
    line(path, palette.lightness < 0.3 ? '#000' : palette.tone(-0.85), 42, 0.9) +
    line(path, cloth, 39, 1) +
    line(path, thread, 30, 0.95, 'stroke-dasharray="7 4"') +
    line(path, cloth, 25.6, 1) +
    line(path, palette.tone(-0.8), 38, 0.14, 'stroke-dasharray="1.6 3"') +
    softly(shift(path, 7, 4), 12, 0.09)
  )
}

// The shadow of an end that is sewn down: a narrow straight-edged one.
function contact(x: number): string {
  const edge = `M${x - 18} 634L${x + 25} 634L${x + 25} 580`
  return [12, 8, 4].map((width) => line(edge, '#120a04', width, 0.09)).join('')
}

/** Where a handle is sewn on: a box of stitches with a cross, or two rivets through leather. */
function fixing(x: number, look: Look, leather?: string): string {
  if (leather !== undefined) return stud(x, 596, 6) + stud(x, 628, 6)
  const [l, r] = [x - 11, x + 11]
  const sewn = `M${l} 594L${r} 594L${r} 620L${l} 620L${l} 594L${r} 620M${r} 594L${l} 620`
  return line(sewn, look.palette.tone(-0.62), 1.8, 0.8, 'stroke-dasharray="4 2.4"')
}

// A screen print: the far range pale, the near hills full, and the sun behind. It dips and rises with the cloth.
function hills(ink: string, far: string): string {
  const range = 'M276 926L340 812L372 840L446 716L500 794L532 762L600 846L640 806L690 926'
  const sun = Array.from({ length: 37 }, (_, index) => {
    const angle = (index / 36) * Math.PI * 2
    return `${index === 0 ? 'M' : 'L'}${566 + Math.cos(angle) * 46} ${742 + Math.sin(angle) * 46}`
  }).join('')
  const near = Array.from({ length: 79 }, (_, index) => {
    const x = 250 + index * 6
    const rise = 30 + 40 * Math.abs(Math.sin(((x - 236) / 466) * Math.PI * 2.8)) ** 0.7
    return `L${x} ${940 - rise * Math.min(1, (x - 250) / 44, (716 - x) / 44) ** 0.7}`
  }).join('')
  const water = (l: number, r: number, y: number) =>
    `M${l} ${y}L${r} ${y}L${r} ${y + 6}L${l} ${y + 6}Z`
  const drawn = (path: string, extra: string) => `<path d="${rippled(path)}" ${extra}/>`
  return (
    drawn(sun, 'fill="#d9a521"') +
    drawn(range, `fill="${far}"`) +
    `<g fill="${ink}">${drawn(`M250 940${near}L716 940`, '')}${drawn(water(250, 716, 956) + water(300, 666, 978), '')}</g>`
  )
}

// Straight lines in short pieces, each moved as the cloth lies over its folds.
function rippled(path: string): string {
  let [lastX, lastY] = [0, 0]
  return path.replace(/([ML])(-?[\d.]+) (-?[\d.]+)/g, (_, letter: string, a: string, b: string) => {
    const [x, y] = [Number(a), Number(b)]
    const count = letter === 'M' ? 1 : Math.max(1, Math.ceil(Math.hypot(x - lastX, y - lastY) / 16))
    const points = Array.from({ length: count }, (_step, index) => {
      const share = letter === 'M' ? 1 : (index + 1) / count
      const [px, py] = [lastX + (x - lastX) * share, lastY + (y - lastY) * share]
      const dx = 3 * Math.sin(py / 31 + px / 90)
      const dy = 3.6 * Math.sin(px / 44) + 1.4 * Math.sin(px / 17 + py / 60)
      return `${letter}${(px + dx).toFixed(1)} ${(py + dy).toFixed(1)}`
    })
    ;[lastX, lastY] = [x, y]
    return points.join('')
  })
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
