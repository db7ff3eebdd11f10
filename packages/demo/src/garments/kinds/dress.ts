import { neckLabel } from '../collars'
import { armholePath, sleevePath, type Cut } from '../figure'
import { bent, drapes } from '../folds'
import type { Fold, Garment, Kind, Look, Part } from '../model'
import { both, mirrored, reflect, spanned } from '../path'
import { dhaka, dots } from '../prints'
import { line, seam, stitch } from '../seams'
import { softly } from '../soft'

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
        : 'M480 132C520 132 552 130 566 118'
  const long = style === 2
  const cut: Cut = {
    neck,
    shoulder: bare ? [606, 226] : [664, 152],
    pit: [628, 350],
    waist: [590, 520],
    hem: [810, 1070],
    drop: 1100,
    outer: long ? [806, 640] : [738, 352],
    inner: long ? [736, 660] : [650, 392],
  }
  const body = mirrored(
    `${neck}L${bare ? 606 : 664} ${bare ? 196 : 152}${bare ? 'C604 250 610 310 628 350' : armholePath(cut).replace(/^M[\d.]+ [\d.]+/, '')}` +
      'C624 420 592 450 590 506C588 560 622 632 664 722C714 828 770 950 806 1048C780 1080 744 1066 706 1082C668 1100 632 1078 590 1094C552 1108 520 1100 480 1100',
  )
  const ink = look.palette.lightness > 0.6 ? '#7c1f38' : '#f3ecdf'
  const printed = style === 3 ? { print: dots(60, 900, 100, 1120, 54, 6.5, ink) } : {}
  const sleeve = sleevePath(cut)
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
    folds: folds(look, style),
    shades: [
      ...(bare ? [] : both(armholePath(cut)).map((path) => ({ path, width: 18, depth: 0.13 }))),
      { path: 'M370 524C440 540 520 540 590 524', width: 34, depth: 0.26 },
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
      ...both('M556 330C548 400 544 460 540 522').map((path) => seam(path, look, 1.4)),
      seam('M366 520C440 536 520 536 594 520', look),
      front && !bare ? neckLabel(128) : '',
      waist(style),
      ...(style === 3 ? [700, 890].map((y) => seam(tier(y), look)) : []),
      stitch(
        spanned(
          'M480 1084C520 1084 552 1092 590 1078C632 1062 668 1084 706 1066C744 1050 780 1064 812 1030',
        ),
        look,
      ),
      front
        ? ''
        : seam('M480 130L480 700', look) +
          line('M480 150L480 690', look.palette.tone(-0.8), 3, 0.5),
    ].join(''),
    trims:
      line(spanned(neck), look.palette.seam, 11, 0.5) +
      line(spanned(neck), look.palette.tone(0.1), 8.5, 1),
  }
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

function folds({ random }: Look, style: number): Fold[] {
  // The bodice is drawn a little from armpit to waist; the skirt's folds begin in the waist seam and run to the hem.
  const bodice = [
    bent(random, [618, 372], [592, 420], [566, 470], 18, 0.26),
    bent(random, [342, 372], [368, 420], [392, 470], 18, 0.22),
  ]
  const skirt = [-0.86, -0.56, -0.24, 0.1, 0.4, 0.72].map((u): Fold => {
    const at = u + (random() - 0.5) * 0.14
    const reach = 0.6 + random() * 0.4
    const [foot, head] = [480 + at * 300, 480 + at * 100]
    return {
      spine: [
        [foot, 1120],
        [480 + at * 170, 760],
        [foot + (head - foot) * reach, 1120 - 590 * reach],
      ],
      width: 30 + random() * 16,
      height: 0.34 + random() * 0.22,
    }
  })
  const tucks = [-0.9, -0.5, -0.16, 0.2, 0.56, 0.9].map((u): Fold => ({
    spine: [
      [480 + u * 102, 528],
      [480 + u * 128, 600],
      [480 + u * 168, 690 + random() * 90],
    ],
    width: 17,
    height: 0.34,
  }))
  const tiers =
    style === 3
      ? [
          ...drapes(random, 300, 660, 712, 880, 9, 13, 0.5, 'seam'),
          ...drapes(random, 240, 720, 900, 1090, 12, 14, 0.5),
        ]
      : []
  return [...bodice, ...skirt, ...tucks, ...tiers]
}

function waist(style: number): string {
  const path = 'M362 518C440 536 520 536 598 518'
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
