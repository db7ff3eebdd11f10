import { backRib, neckLabel } from '../collars'
import {
  armShades,
  armholePath,
  bodyFolds,
  bodyPath,
  cuffLine,
  hemLine,
  sleevePath,
  type Cut,
} from '../figure'
import type { Garment, Kind, Look, Part } from '../model'
import { both, reflect, spanned } from '../path'
import { bodyStripes, mirroredPrint, stripesAlong } from '../prints'
import { ribBand, seam, stitch, twinStitch } from '../seams'

/** Variants: 0 crew, 1 V-neck, 2 chest pocket, 3 Breton stripes, 4 long sleeves, 5 raglan in two tones. */
export const tee: Kind = {
  draw,
  closeUps: [
    { x: 560, y: 320, zoom: 2.6 },
    { x: 400, y: 300, zoom: 2.4 },
    { x: 590, y: 390, zoom: 2.5 },
  ],
}

function draw(look: Look): Garment {
  const style = look.variant % 6
  const front = look.side === 'front'
  const neck = neckline(front, style === 1)
  const cut: Cut = {
    neck,
    shoulder: [742, 196],
    pit: [712, 436],
    waist: [700, 720],
    hem: [714, 1058],
    drop: 1086,
    outer: style === 4 ? [872, 900] : [874, 490],
    inner: style === 4 ? [794, 916] : [748, 550],
  }
  const sleeve = sleevePath(cut)
  const ink = look.palette.lightness > 0.6 ? '#1c2a66' : '#f1ede3'
  const striped = style === 3
  const raglan =
    style === 5 ? look.palette.tone(look.palette.lightness > 0.6 ? -0.6 : 0.75) : undefined
  const onSleeve = striped ? stripesAlong([742, 252], [806, 472], 44, 15, ink) : undefined
  const paint = raglan === undefined ? {} : { color: raglan }
  const sleeves = [
    {
      path: reflect(sleeve),
      form: 'left' as const,
      ...paint,
      ...(onSleeve && { print: mirroredPrint(onSleeve) }),
    },
    { path: sleeve, form: 'right' as const, ...paint, ...(onSleeve && { print: onSleeve }) },
  ]
  return {
    fabric: 'jersey',
    cut,
    parts: [
      ...(front ? [inside(look, style === 1)] : []),
      ...sleeves,
      {
        path: bodyPath(cut),
        form: 'body',
        lift: 0.5,
        ...(striped && {
          print: bodyStripes({ top: 292, bottom: 1004, pitch: 46, width: 16, sag: 24 }, ink, 31),
        }),
      },
      ...(front ? [] : [backRib(look)]),
    ],
    folds: bodyFolds(look, cut),
    shades: armShades(cut),
    marks: [
      twinStitch(hemLine(cut, 34), look),
      ...both(armholePath(cut)).map((path) => seam(path, look)),
      ...both(cuffLine(cut, 26)).map((path) => stitch(path, look)),
      style === 2 && front ? pocket(look) : '',
      front ? neckLabel(168) : '',
      front ? ribBand(spanned(neck), style === 1 ? 22 : 26, look) : '',
    ].join(''),
  }
}

function inside(look: Look, vee: boolean): Part {
  const [low, bottom] = vee ? [330, 350] : [275, 275]
  return {
    path: `M358 147C400 116 560 116 602 147C598 250 545 ${low} 480 ${bottom}C415 ${low} 362 250 358 147Z`,
    form: 'inside',
    tone: -0.45,
    print: ribBand('M362 152C400 130 560 130 598 152', 24, look),
  }
}

function pocket(look: Look): string {
  const edge = 'M556 372L660 368L662 470L610 492L558 474Z'
  return (
    `<path d="${edge}" fill="${look.palette.tone(0.06)}"/>` +
    seam(edge, look) +
    stitch('M564 398L654 394', look) +
    stitch('M564 404L565 469L610 484L655 465L654 394', look)
  )
}

function neckline(front: boolean, vee: boolean): string {
  if (!front) return 'M480 150C530 150 570 150 596 146'
  return vee ? 'M480 336C520 276 574 210 596 146' : 'M480 252C540 252 584 212 596 146'
}
