import { button } from '../fastenings'
import { drapes, mirrorFolds } from '../folds'
import { legEnd, legFolds, legShades, legsPath, waistInside, waistRim, type LegCut } from '../legs'
import type { Garment, Kind, Look } from '../model'
import { both } from '../path'
import { ribBand, seam, stitch } from '../seams'
import { creases } from './creases'
import {
  backs,
  bandCloth,
  cords,
  elastic,
  fronts,
  loops,
  mouths,
  turnUp,
  waistband,
} from './trouser-parts'

/** Variants: 0 pressed crease, 1 wide with pleats, 2 cropped with turn-ups, 3 joggers. */
export const trousers: Kind = {
  draw,
  closeUps: [
    { x: 530, y: 240, zoom: 2.5 },
    { x: 560, y: 250, zoom: 2.5 },
    { x: 600, y: 960, zoom: 2.5 },
    { x: 520, y: 220, zoom: 2.5 },
  ],
}

const cuts: readonly [LegCut, LegCut, LegCut, LegCut] = [
  {
    waist: [630, 96],
    hip: [684, 372],
    crotch: 470,
    outer: [690, 1098],
    inner: [536, 1102],
    knee: [684, 516],
    dip: 10,
  },
  {
    waist: [612, 96],
    hip: [706, 370],
    crotch: 484,
    outer: [800, 1098],
    inner: [512, 1106],
    knee: [756, 502],
    dip: 8,
  },
  {
    waist: [634, 120],
    hip: [704, 370],
    crotch: 494,
    outer: [690, 1062],
    inner: [538, 1066],
    knee: [700, 518],
    dip: 10,
  },
  {
    waist: [628, 100],
    hip: [704, 350],
    crotch: 484,
    outer: [650, 1092],
    inner: [536, 1096],
    knee: [700, 518],
    dip: 8,
  },
]

function draw(look: Look): Garment {
  const style = look.variant % 4
  const cut = cuts[style] ?? cuts[0]
  const front = look.side === 'front'
  const jogger = style === 3
  const { random } = look
  const extra =
    style === 1
      ? drapes(random, 540, 740, 380, 1150, 4, 30, 0.5)
      : jogger
        ? drapes(random, 550, 660, 940, 1040, 4, 12, 0.6, 'seam')
        : []
  return {
    fabric: jogger ? 'fleece' : 'twill',
    parts: [
      waistInside(cut, look),
      {
        path: legsPath(cut),
        print: jogger
          ? ''
          : creases(look, cut, style) + bandCloth(look, cut) + (front ? mouths(look, cut) : ''),
      },
    ],
    folds: [...legFolds(look, cut, jogger ? 0.8 : 0.5), ...extra, ...mirrorFolds(extra)],
    shades: legShades(cut),
    marks: [
      waistRim(cut, look),
      jogger ? elastic(look, cut) : waistband(look, cut),
      front ? fronts(look, cut, jogger) : backs(look, jogger),
      seam(`M480 ${cut.waist[1] + 52}L480 ${cut.crotch + 4}`, look),
      ...both(legEnd(cut, jogger ? 38 : 34)).map((path) =>
        jogger ? ribBand(path, 80, look, 9) : style === 2 ? turnUp(path, look) : stitch(path, look),
      ),
    ].join(''),
    trims: jogger
      ? front
        ? cords(look, cut)
        : ''
      : loops(look, cut, front) + (front ? button(484, cut.waist[1] + 35, 7.5, '#5c4632') : ''),
  }
}
