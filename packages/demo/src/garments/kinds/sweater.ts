import { backRib, neckLabel } from '../collars'
import { button } from '../fastenings'
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
import { both, mirrored, reflect, spanned } from '../path'
import { mirroredPrint, stripes, stripesAlong } from '../prints'
import { line, ribBand, seam } from '../seams'
import { softly } from '../soft'
import { rope } from './cables'
import { gathersOf, ungathered } from './rib-gathers'
import { stockinette } from './stockinette'

/** Variants: 0 chunky crew, 1 cables, 2 roll neck, 3 Fair Isle yoke, 4 cardigan. */
export const sweater: Kind = {
  draw,
  closeUps: [
    { x: 540, y: 290, zoom: 2.4 },
    { x: 480, y: 420, zoom: 2.5 },
    { x: 610, y: 940, zoom: 2.4 },
  ],
}

function draw(look: Look): Garment {
  const style = look.variant % 5
  const front = look.side === 'front'
  const open = style === 4 && front
  const neck = open
    ? 'M480 420C530 350 576 250 600 148'
    : front
      ? 'M480 244C544 244 588 206 600 148'
      : 'M480 152C530 152 572 152 600 148'
  const cut: Cut = {
    neck,
    shoulder: [738, 212],
    pit: [718, 456],
    waist: [730, 846],
    hem: [704, 1062],
    drop: 1080,
    rib: 74,
    outer: [890, 962],
    inner: [788, 984],
  }
  const sleeve = sleevePath(cut)
  const pale = look.palette.lightness > 0.6
  const [accent, spark] = pale ? ['#2b3350', '#a82a24'] : ['#efe8da', '#d9a521']
  const isle = style === 3
  const cabled = style === 1
  const body = isle
    ? stockinette(look) + fairIsle(accent, spark)
    : cabled
      ? cables(look)
      : stockinette(look)
  const arm = isle
    ? stripesAlong([744, 296], [770, 380], 34, 12, accent)
    : cabled
      ? rope([744, 176], [836, 916], 20, 112, look)
      : stockinette(look)
  return {
    // Plain knitting is drawn as a print of its own; crepe's speckle is the wool's fuzz over it.
    fabric: cabled ? 'aran' : 'crepe',
    cut,
    parts: [
      ...(front || style === 2 ? [inside(look, open)] : []),
      {
        path: reflect(sleeve),
        form: 'left',
        print: mirroredPrint(arm),
      },
      { path: sleeve, form: 'right', print: arm },
      { path: bodyPath(cut), form: 'body', lift: 0.5, print: body + gathersOf(look, cut) },
      ...(style === 2 ? rollNeck(look) : front ? [] : [backRib(look, 9)]),
    ],
    folds: ungathered(bodyFolds(look, cut, cabled ? 0.6 : 0.9), cut),
    shades: [
      ...armShades(cut),
      { path: hemLine(cut, 74), width: 24, depth: 0.2 },
      ...both(cuffLine(cut, 84)).map((path) => ({ path, width: 20, depth: 0.2 })),
    ],
    marks: [
      ...both(armholePath(cut)).map((path) => seam(path, look)),
      ribBand(hemLine(cut, 36), 78, look, 10),
      ...both(cuffLine(cut, 40)).map((path) => ribBand(path, 82, look, 10)),
      open ? softly('M480 420L480 1080', 60, 0.2) + ribBand('M480 424L480 1082', 46, look, 10) : '',
      front && style !== 2 ? neckLabel(182) : '',
      collar(look, neck, style, front),
    ].join(''),
    trims: open ? [486, 606, 726, 846, 966].map((y) => button(480, y, 14, '#8a6a48')).join('') : '',
  }
}

function inside(look: Look, open: boolean): Part {
  const [side, low] = open ? [340, 430] : [250, 268]
  return {
    path: `M354 150C400 114 560 114 606 150C602 ${side} 545 ${low} 480 ${low}C415 ${low} 358 ${side} 354 150Z`,
    form: 'inside',
    tone: -0.4,
    print: ribBand('M356 156C400 130 560 130 604 156', 34, look, 9),
  }
}

function collar(look: Look, neck: string, style: number, front: boolean): string {
  if (style === 2) return softly(spanned('M480 156C530 156 566 150 584 138'), 12, 0.2)
  if (!front) return ''
  return (
    softly(spanned(neck), 50, 0.22, 0, 10) + ribBand(spanned(neck), style === 4 ? 44 : 38, look, 9)
  )
}

function rollNeck(look: Look): Part[] {
  const stand = 'M480 84C530 84 566 88 580 98C584 140 588 170 590 200L480 214'
  const turned = 'M480 108C540 108 574 104 588 96C598 132 606 170 610 206C574 228 530 236 480 236'
  const ribs = (y: number) =>
    ribBand(`M330 ${y}C400 ${y + 14} 560 ${y + 14} 630 ${y}`, 170, look, 10)
  return [
    { path: mirrored(stand), form: 'inside', tone: -0.3, print: ribs(130) },
    { path: mirrored(turned), form: 'body', lift: 0.8, print: ribs(170) },
  ]
}

function fairIsle(accent: string, spark: string): string {
  const zigzag = (y: number, reach: number, colour: string) => {
    let path = `M160 ${y}`
    for (let x = 160, up = true; x < 800; x += 22, up = !up)
      path += `L${x + 22} ${y + (up ? reach : 0) + 12 * (1 - ((x - 480) / 320) ** 2)}`
    return line(path, colour, 9, 0.95)
  }
  return (
    stripes(300, 310, 40, 12, accent, 12) +
    zigzag(322, 24, spark) +
    stripes(366, 370, 40, 8, accent, 12) +
    zigzag(382, 26, accent) +
    zigzag(410, 26, spark) +
    stripes(460, 462, 40, 8, accent, 12) +
    zigzag(478, 24, accent) +
    stripes(526, 530, 40, 12, spark, 12)
  )
}

function cables(look: Look): string {
  return (
    [-1, 1]
      .map(
        (side) =>
          rope([480 + side * 202, 130], [480 + side * 190, 1030], 15, 84, look) +
          rope([480 + side * 124, 110], [480 + side * 114, 1030], 21, 120, look),
      )
      .join('') + rope([480, 150], [480, 1030], 36, 176, look)
  )
}
