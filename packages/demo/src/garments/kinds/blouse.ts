import { button } from '../fastenings'
import { armholePath, bodyPath, type Cut } from '../figure'
import { drapes, fan, mirrorFolds } from '../folds'
import type { Garment, Kind, Look, Part } from '../model'
import { both, reflect, spanned } from '../path'
import { dots } from '../prints'
import { line, seam, stitch } from '../seams'
import { softly } from '../soft'

/** Variants: 0 puff sleeves and round yoke, 1 bow at the neck, 2 V-neck with ruffles, 3 dotted. */
export const blouse: Kind = {
  draw,
  closeUps: [
    { x: 560, y: 320, zoom: 2.4 },
    { x: 500, y: 330, zoom: 2.4 },
    { x: 740, y: 640, zoom: 2.5 },
  ],
}

// A puffed sleeve: gathered at the armhole, full below the elbow, caught again in a narrow cuff.
const puff =
  'M700 208C772 176 838 262 868 400C902 520 928 664 874 716C852 726 800 732 774 720C736 690 722 600 700 520C690 480 684 460 676 436C664 350 690 262 700 208Z'
const cuffEdge =
  'M874 712C878 744 876 770 870 786C846 796 806 798 786 790C780 770 776 744 774 716C800 728 850 724 874 712Z'

function draw(look: Look): Garment {
  const style = look.variant % 4
  const front = look.side === 'front'
  const vee = style === 2 && front
  const neck = vee
    ? 'M480 372C522 300 560 220 572 150'
    : front
      ? 'M480 226C526 226 560 196 572 150'
      : 'M480 176C520 176 556 172 572 150'
  const cut: Cut = {
    neck,
    shoulder: [700, 208],
    pit: [676, 436],
    waist: [634, 690],
    hem: [720, 1040],
    drop: 1078,
    outer: [874, 716],
    inner: [774, 720],
  }
  const printed =
    style === 3
      ? {
          print: dots(
            60,
            900,
            130,
            1120,
            62,
            8,
            look.palette.lightness > 0.6 ? '#7c1f38' : '#f3ecdf',
          ),
        }
      : {}
  const sleeves: Part[] = [
    { path: reflect(puff), form: 'left', ...printed },
    { path: puff, form: 'right', ...printed },
    { path: reflect(cuffEdge), form: 'left', tone: 0.05, lift: 0.4 },
    { path: cuffEdge, form: 'right', tone: 0.05, lift: 0.4 },
  ]
  return {
    fabric: 'silk',
    parts: [
      {
        path: `M386 150C430 122 530 122 574 150C566 ${vee ? 260 : 220} 520 ${vee ? 390 : 250} 480 ${vee ? 392 : 250}C440 ${vee ? 390 : 250} 394 ${vee ? 260 : 220} 386 150Z`,
        form: 'inside',
        tone: -0.4,
      },
      ...sleeves,
      { path: bodyPath(cut), form: 'body', lift: 0.4, ...printed },
    ],
    folds: folds(look),
    shades: [
      ...both(armholePath(cut)).map((path) => ({ path, width: 34, depth: 0.26 })),
      { path: 'M330 690C420 704 540 704 630 690', width: 26, depth: 0.28 },
    ],
    marks: [
      ...both(armholePath(cut)).map((path) => seam(path, look)),
      seam('M320 690C420 704 540 704 640 690', look),
      stitch('M320 699C420 713 540 713 640 699', look),
      stitch('M230 1024C330 1054 400 1060 480 1060C560 1060 630 1054 730 1024', look),
      ...(style === 0 || style === 3 || !front ? [yoke(look, front)] : []),
      ...(vee ? both('M484 380C530 300 574 220 590 150').map((path) => ruffle(path, look)) : []),
      front && style === 1 ? seam('M480 240L480 1080', look, 1.4) : '',
    ].join(''),
    trims:
      line(spanned(neck), look.palette.seam, 14, 0.5) +
      line(spanned(neck), look.palette.tone(0.08), 11, 1) +
      (front && style === 1 ? bow(look) : front ? '' : button(480, 186, 7, '#efe6d6')),
  }
}

function folds({ random }: Look) {
  const sleeve = () => [
    ...fan(
      random,
      [700, 250],
      [
        [800, 300],
        [830, 380],
        [800, 450],
        [760, 500],
      ],
      13,
      0.55,
      8,
    ),
    ...fan(
      random,
      [822, 730],
      [
        [748, 560],
        [786, 540],
        [826, 530],
        [864, 560],
        [890, 600],
      ],
      13,
      0.6,
      0,
    ),
  ]
  const pit = () =>
    fan(
      random,
      [670, 440],
      [
        [600, 350],
        [560, 440],
        [580, 560],
      ],
      15,
      0.4,
    )
  return [
    ...sleeve(),
    ...mirrorFolds(sleeve()),
    ...pit(),
    ...mirrorFolds(pit()),
    ...drapes(random, 330, 630, 290, 560, 8, 12, 0.4),
    ...drapes(random, 270, 690, 712, 1070, 9, 18, 0.62),
  ]
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

function bow(look: Look): string {
  const { tone, seam: dark } = look.palette
  const shape = (d: string, amount: number) =>
    softly(d, 18, 0.26, 2, 7) + `<path d="${d}" fill="${tone(amount)}"/>` + line(d, dark, 1.4, 0.4)
  const crease = (d: string) => softly(d, 12, 0.26) + line(d, dark, 1.2, 0.35)
  return (
    shape('M470 262C440 380 420 470 400 540L452 560C470 470 488 380 494 270Z', 0) +
    shape('M490 262C520 370 540 440 566 510L518 536C496 450 476 360 470 270Z', 0.06) +
    shape('M478 250C420 190 350 200 346 250C350 306 430 296 478 262Z', 0.08) +
    shape('M482 250C540 186 612 196 616 246C612 304 532 298 482 262Z', 0.04) +
    crease('M470 256C430 240 400 238 376 246') +
    crease('M490 256C530 238 560 236 588 244') +
    crease('M476 290C462 380 446 460 430 530') +
    crease('M490 290C504 380 522 440 540 506') +
    shape(
      'M462 236C474 230 490 230 500 236C504 252 502 268 496 280C486 284 474 284 466 278C460 266 458 250 462 236Z',
      0.12,
    )
  )
}
