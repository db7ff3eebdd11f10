import { neckLabel } from '../collars'
import { button } from '../fastenings'
import { armShades, armholePath, bodyPath, hemLine, type Cut } from '../figure'
import { bent, mirrorFolds } from '../folds'
import type { Fold, Garment, Kind, Look, Part } from '../model'
import { both, mirrored, reflect, spanned, type Point } from '../path'
import { dots, mirroredPrint } from '../prints'
import { line, seam, stitch } from '../seams'
import { softly } from '../soft'
import { wedge } from '../wedge'
import { bow, bowFolds } from './bow'

/** Variants: 0 full sleeves and round yoke, 1 bow at the neck, 2 V-neck with ruffles, 3 dotted. */
export const blouse: Kind = {
  draw,
  closeUps: [
    { x: 560, y: 320, zoom: 2.4 },
    { x: 500, y: 330, zoom: 2.4 },
    { x: 740, y: 640, zoom: 2.5 },
  ],
}

// A bishop sleeve: smooth at the shoulder, full towards the wrist, gathered into a deep cuff.
const sleeve =
  'M700 208C726 218 744 236 756 268C778 326 796 400 812 476C834 590 866 720 868 820C868 846 862 862 852 872C824 884 796 884 772 872C750 838 736 760 720 660C706 580 686 500 670 440C640 350 660 262 700 208Z'
const cuffEdge =
  'M850 862C858 894 860 922 858 950C836 962 806 964 788 956C782 928 778 898 772 866C794 880 830 880 850 862Z'

function draw(look: Look): Garment {
  const style = look.variant % 4
  const front = look.side === 'front'
  const tied = style === 1 && front
  const vee = style === 2 && front
  const neck = vee
    ? 'M480 372C522 300 560 220 572 150'
    : front
      ? tied
        ? 'M480 254C518 240 560 196 572 150'
        : 'M480 226C526 226 560 196 572 150'
      : 'M480 158C520 158 556 156 572 150'
  const cut: Cut = {
    neck,
    shoulder: [700, 208],
    pit: [676, 436],
    waist: [656, 720],
    hem: [694, 1010],
    drop: 1044,
    outer: [868, 824],
    inner: [776, 868],
  }
  const own =
    style === 3
      ? dots(60, 900, 130, 1120, 62, 8, look.palette.lightness > 0.6 ? '#7c1f38' : '#f3ecdf')
      : ''
  const pleats = cuffPleats(look)
  const sleeves: Part[] = [
    { path: reflect(sleeve), form: 'left', print: own + mirroredPrint(pleats) },
    { path: sleeve, form: 'right', print: own + pleats },
    { path: reflect(cuffEdge), form: 'left', tone: 0.05, lift: 0.4 },
    { path: cuffEdge, form: 'right', tone: 0.05, lift: 0.4 },
  ]
  return {
    fabric: 'silk',
    cut,
    parts: [
      ...(front ? [inside(vee)] : []),
      ...sleeves,
      {
        path: bodyPath(cut),
        form: 'body',
        lift: 0.4,
        print: own + (tied ? placket(look) : vee ? '' : yoke(look, front)),
      },
      ...(tied ? bow(look) : front ? [] : [backBand]),
    ],
    folds: [...folds(look), ...(tied ? bowFolds(look) : [])],
    shades: [
      ...armShades(cut),
      ...both('M864 850C840 884 800 886 774 868').map((path) => ({ path, width: 18, depth: 0.14 })),
    ],
    marks: [
      ...both(`${armholePath(cut)}C675 452 673 470 672 490`).map((path) => seam(path, look)),
      front ? neckLabel(158) : '',
      stitch(hemLine(cut, 18), look),
      ...both('M846 884C830 892 800 892 782 886').map((path) => stitch(path, look)),
      ...both('M850 944C832 952 808 952 792 948').map((path) => stitch(path, look)),
      ...(vee ? both('M484 380C530 300 574 220 590 150').map((path) => ruffle(path, look)) : []),
    ].join(''),
    trims:
      cuffButtons +
      (front
        ? tied
          ? ''
          : line(spanned(neck), look.palette.seam, 14, 0.5) +
            line(spanned(neck), look.palette.tone(0.06), 11, 1)
        : line('M480 132L480 277', look.palette.seam, 1.6, 0.5) + button(480, 152, 7, '#efe6d6')),
  }
}

const cuffButtons = [796, 164].map((x) => button(x, 914, 6.5, '#efe6d6')).join('')

// From behind, the neck's band stands up and closes with a button over the slit.
const backBand: Part = {
  path: mirrored(
    'M480 130C520 130 548 133 562 139C570 143 574 147 577 153C550 168 518 174 480 174',
  ),
  form: 'down',
  tone: 0.06,
  lift: 0.3,
}

function inside(vee: boolean): Part {
  const [side, low, bottom] = vee ? [260, 390, 392] : [220, 264, 264]
  return {
    path: `M386 150C430 122 530 122 574 150C566 ${side} 520 ${low} 480 ${bottom}C440 ${low} 394 ${side} 386 150Z`,
    form: 'inside',
    tone: -0.4,
  }
}

// The sleeve's fullness is laid in pleats where the cuff takes it up.
function cuffPleats({ palette }: Look): string {
  const feet = [780, 796, 812, 828, 844] as const
  return feet
    .map((x, index) => {
      const tip: Point = [x - 26 + index * 9, 790 - (index % 2) * 34]
      return (
        wedge([x, 886], tip, 7, palette.tone(-1), 0.42) +
        wedge([x - 7, 886], [tip[0] - 5, tip[1] + 20], 4, palette.tone(0.8), 0.5)
      )
    })
    .join('')
}

function folds(look: Look): Fold[] {
  const { random } = look
  const fold = (
    origin: Point,
    over: Point,
    to: Point,
    width: number,
    height: number,
    from?: 'edge' | 'seam',
  ) => bent(random, origin, over, to, width, height, from)
  const arm = () => [
    fold([706, 250], [750, 420], [776, 560], 54, 0.2),
    fold([690, 470], [740, 560], [800, 600], 28, 0.34),
    ...[790, 808, 826, 846].map((x, index) =>
      fold([x, 868], [x - 6, 800], [x - 24 + index * 9, 690 - random() * 60], 20, 0.52, 'seam'),
    ),
  ]
  return [
    ...arm(),
    ...mirrorFolds(arm()),
    fold([682, 430], [648, 520], [622, 660], 30, 0.36),
    fold([676, 1090], [634, 800], [626, 580], 62, 0.5, 'edge'),
    fold([596, 1090], [566, 860], [560, 640], 50, 0.4, 'edge'),
    fold([278, 430], [322, 520], [350, 690], 32, 0.4),
    fold([304, 1090], [346, 820], [350, 600], 60, 0.5, 'edge'),
    fold([404, 1090], [424, 900], [428, 740], 48, 0.4, 'edge'),
  ]
}

// The front's hidden buttons lie under a fold of cloth.
function placket(look: Look): string {
  return softly('M504 250L504 1042', 10, 0.12, 3, 0) + seam('M504 250L504 1044', look, 1.2)
}

function yoke(look: Look, front: boolean): string {
  const path = front
    ? 'M254 262C330 306 420 322 480 322C540 322 630 306 706 262'
    : 'M254 262C340 288 620 288 706 262'
  return (
    softly(path, 16, 0.24, 0, 6) +
    seam(path, look) +
    `<g transform="matrix(1 0 0 1 0 -9)">${stitch(path, look)}</g>`
  )
}

function ruffle(path: string, look: Look): string {
  return (
    softly(path, 64, 0.26, 4, 8) +
    line(path, look.palette.tone(0.12), 46, 1) +
    line(path, look.palette.tone(-0.7), 46, 0.28, 'stroke-dasharray="4 9 7 11"') +
    line(
      path,
      look.palette.tone(0.7),
      46,
      0.3,
      'stroke-dasharray="3 13 5 10" stroke-dashoffset="6"',
    ) +
    line(path, look.palette.seam, 1.6, 0.5)
  )
}
