import { neckLabel } from '../collars'
import { dhaka } from '../dhaka'
import { armholePath, sleevePath, type Cut } from '../figure'
import type { Garment, Kind, Look, Part } from '../model'
import { both, mirrored, reflect, spanned } from '../path'
import { dots } from '../prints'
import { line, seam, stitch } from '../seams'
import { softly } from '../soft'
import { wedge } from '../wedge'
import { dressFolds } from './dress-folds'

/** Variants: 0 short sleeves, 1 sleeveless with straps, 2 long sleeves, V-neck and belt, 3 dotted tiers, 4 Dhaka sash. */
export const dress: Kind = {
  draw,
  closeUps: [
    { x: 500, y: 470, zoom: 2.4 },
    { x: 500, y: 250, zoom: 2.5 },
    { x: 540, y: 480, zoom: 2.4 },
  ],
}

function draw(look: Look): Garment {
  const style = look.variant % 5
  const front = look.side === 'front'
  const bare = style === 1
  const vee = style === 2 && front
  const neck = bare
    ? 'M480 226C520 226 552 222 578 200'
    : vee
      ? 'M480 322C520 250 556 180 566 118'
      : front
        ? 'M480 214C524 214 556 180 566 118'
        : 'M480 131C520 131 548 129 572 124'
  const long = style === 2
  const cut: Cut = {
    neck,
    shoulder: bare ? [606, 226] : [664, 152],
    pit: [628, 350],
    waist: [608, 520],
    hem: [810, 1070],
    drop: 1100,
    outer: long ? [806, 640] : [738, 352],
    inner: long ? [736, 660] : [650, 392],
  }
  const body = mirrored(
    `${neck}L${bare ? 606 : 664} ${bare ? 196 : 152}${bare ? 'C604 250 610 310 628 350' : armholePath(cut).replace(/^M[\d.]+ [\d.]+/, '')}` +
      'C627 420 609 452 608 508C607 560 630 632 668 722C714 828 770 950 806 1048C780 1080 744 1066 706 1082C668 1100 632 1078 590 1094C552 1108 520 1100 480 1100',
  )
  const ink = look.palette.lightness > 0.6 ? '#7c1f38' : '#f3ecdf'
  const printed = style === 3 ? { print: dots(60, 900, 100, 1120, 54, 6.5, ink) } : {}
  const sleeve = sleevePath(cut)
  const binding =
    line(spanned(neck), look.palette.seam, 11, 0.5) +
    line(spanned(neck), look.palette.tone(0.1), 8.5, 1)
  const sleeves: Part[] = bare
    ? []
    : [
        { path: reflect(sleeve), form: 'left', ...printed },
        { path: sleeve, form: 'right', ...printed },
      ]
  return {
    fabric: 'crepe',
    ...(!bare && { cut }),
    parts: [
      ...(bare ? straps() : front ? [inside(vee)] : []),
      ...sleeves,
      { path: body, form: 'body', ...(bare ? {} : { lift: 0.4 }), ...printed },
    ],
    folds: dressFolds(look, style),
    shades: [
      ...(bare ? [] : both(armholePath(cut)).map((path) => ({ path, width: 18, depth: 0.13 }))),
      { path: 'M352 524C430 540 530 540 608 524', width: 34, depth: 0.26 },
      ...(style === 3 ? [700, 890].map((y) => ({ path: tier(y + 8), width: 26, depth: 0.3 })) : []),
    ],
    marks: [
      ...(bare ? [] : both(armholePath(cut)).map((path) => seam(path, look))),
      bare
        ? ''
        : both(
            `M${cut.inner[0] - 16} ${cut.inner[1] - 14}L${cut.outer[0] + 10} ${cut.outer[1] - 16}`,
          )
            .map((path) => stitch(path, look))
            .join(''),
      darts(look),
      seam('M346 520C430 536 530 536 614 520', look),
      front && !bare ? neckLabel(128) : '',
      waist(style),
      ...(style === 3 ? [700, 890].map((y) => seam(tier(y), look)) : []),
      stitch(
        spanned(
          'M480 1084C520 1084 552 1092 590 1078C632 1062 668 1084 706 1066C744 1050 780 1064 812 1030',
        ),
        look,
      ),
      front ? '' : softly('M483 134L483 690', 12, 0.18) + seam('M480 130L480 700', look) + binding,
    ].join(''),
    trims: front ? binding : pull(480, bare ? 236 : 142),
  }
}

// A dart takes cloth in towards the waist: its valley is deepest there and runs out at the bust, one side of it lit.
function darts({ palette }: Look): string {
  return [1, -1]
    .map((side) => {
      const at = (x: number): number => 480 + side * x
      const dart = (dx: number, half: number, tone: number, depth: number) =>
        wedge([at(66) + dx, 524], [at(76) + dx, 340], half, palette.tone(tone), depth, [
          at(66) + dx,
          440,
        ])
      return dart(2.4, 2.6, -1, 0.8) + dart(-2.4, 2.4, 0.6, 0.5)
    })
    .join('')
}

// A hidden zip's pull at the neck, a drop of metal.
function pull(x: number, y: number): string {
  return `<g transform="translate(${x} ${y})"><ellipse cx="2" cy="11" rx="4.5" ry="11" fill="#000" opacity=".25"/><rect x="-3" y="-5" width="6" height="8" rx="2" fill="#8d867a"/><ellipse cy="9" rx="3.6" ry="9" fill="#b9b2a6" stroke="#5d564c" stroke-width=".8"/></g>`
}

function inside(vee: boolean): Part {
  const low = vee ? 340 : 232
  return {
    path: `M394 118C430 96 530 96 566 118C560 ${low - 60} 520 ${low} 480 ${low}C440 ${low} 400 ${low - 60} 394 118Z`,
    form: 'inside',
    tone: -0.45,
  }
}

function straps(): Part[] {
  const back: Part = {
    path: mirrored('M480 262C540 262 580 240 600 214L600 270C560 300 520 310 480 310'),
    form: 'inside',
    tone: -0.45,
  }
  return [
    back,
    ...both('M582 204C580 160 574 128 566 100L588 96C598 128 606 160 608 204Z').map(
      (path): Part => ({ path, form: 'down' }),
    ),
  ]
}

function waist(style: number): string {
  const path = 'M344 518C430 536 530 536 616 518'
  if (style === 4)
    return (
      softly(path, 70, 0.2, 0, 8) + dhaka(350, 610, 514, 58, ['#8c1d33', '#e2b04a', '#f6efe0'], 12)
    )
  if (style !== 2) return ''
  return (
    softly(path, 56, 0.26, 0, 6) +
    line(path, '#4a2f1c', 38, 1) +
    line(path, '#6b4529', 32, 1) +
    '<path d="M452 510L508 510L508 552L452 552Z" fill="none" stroke="#3a2a14" stroke-width="10"/><path d="M452 509L508 509L508 551L452 551Z" fill="none" stroke="#c9a55c" stroke-width="7"/>' +
    line('M456 531L492 531', '#c9a55c', 5, 1)
  )
}

function tier(y: number): string {
  const half = 110 + (y - 520) * 0.42
  return `M${480 - half - 40} ${y - 12}C${480 - half / 2} ${y + 14} ${480 + half / 2} ${y + 14} ${480 + half + 40} ${y - 12}`
}
