import { armFolds } from './arm-folds'
import type { Cut } from './cut'
import { bent, mirrorFolds } from './folds'
import type { Fold, Look, Part, Shade } from './model'
import { between, both, mirrored, spanned, type Point } from './path'
import { drawn, innerArm, outerArm } from './sleeve'

export type { Cut } from './cut'

export function bodyPath(cut: Cut): string {
  const { pit, waist, hem, drop } = cut
  const side =
    `C${pit[0] - 4} ${pit[1] + 60} ${waist[0]} ${waist[1] - 120} ${waist[0]} ${waist[1]}` +
    `C${waist[0]} ${waist[1] + (hem[1] - waist[1]) * 0.4} ${hem[0] - 4} ${hem[1] - 140} ${hem[0]} ${hem[1]}`
  return mirrored(
    `${cut.neck}${shoulderLine(cut)}${armCurve(cut)}${side}C${hem[0] - 64} ${(hem[1] + drop * 2) / 3} 560 ${drop} 480 ${drop}`,
  )
}

// From the neck's side the shoulder bends over into the slope at which the sleeve goes on.
function shoulderLine({ neck, shoulder: s }: Cut): string {
  const from = Number(/([\d.]+) [\d.]+$/.exec(neck)?.[1] ?? s[0])
  const half = (s[0] - from) / 2
  return `Q${s[0] - half} ${s[1] - half * 0.4} ${pair(s)}`
}

export function sleevePath(cut: Cut): string {
  const { shoulder: s, pit, inner: i } = cut
  const end = pair(endOf(cut, nearEdge))
  const cap = `C${pit[0] - 24} ${pit[1] - (pit[1] - s[1]) * 0.34} ${s[0] - 28} ${s[1] + (pit[1] - s[1]) * 0.3} ${s[0]} ${s[1]}`
  return `M${pair(s)}${drawn(outerArm(cut))}Q${end} ${pair(i)}${drawn(innerArm(cut))}${cap}Z`
}

/** Both sleeves' ends, where the far edge hangs lower than the near one and shows the inside. */
export function sleeveOpenings(cut: Cut): Part[] {
  const { outer: o, inner: i } = cut
  const path = `M${pair(o)}Q${pair(endOf(cut, farEdge))} ${pair(i)}Q${pair(endOf(cut, nearEdge * 2))} ${pair(o)}Z`
  return both(path).map((path) => ({ path, form: 'inside', tone: -0.6 }))
}

// How far the two edges of a sleeve's end bend down the arm.
const nearEdge = -8
const farEdge = 19

// The point that bends an edge of the sleeve's end.
function endOf({ shoulder: s, pit, outer: o, inner: i }: Cut, down: number): Point {
  const [x, y] = between(o, i, 0.5)
  const [dx, dy] = [x - (s[0] + pit[0]) / 2, y - (s[1] + pit[1]) / 2]
  const k = down / Math.hypot(dx, dy)
  return [Math.round(x + dx * k), Math.round(y + dy * k)]
}

export function armholePath(cut: Cut): string {
  return `M${pair(cut.shoulder)}${armCurve(cut)}`
}

/** A line round the sleeve, `up` units above its end. */
export function cuffLine(cut: Cut, up: number): string {
  const { outer: o, inner: i } = cut
  const [[x, y], [fromX, fromY]] = [between(o, i, 0.5), endOf(cut, -up)]
  const [dx, dy] = [fromX - x, fromY - y]
  const [bendX, bendY] = endOf(cut, nearEdge - up)
  const ox = (o[0] - i[0]) * 0.08
  return `M${i[0] + dx - ox} ${i[1] + dy}Q${bendX} ${bendY} ${o[0] + dx + ox} ${o[1] + dy}`
}

/** A line round the hem, `up` units above it. */
export function hemLine({ hem, drop }: Cut, up: number): string {
  return spanned(
    `M480 ${drop - up}C560 ${drop - up} ${hem[0] - 64} ${(hem[1] + drop * 2) / 3 - up} ${hem[0] + 8} ${hem[1] - up}`,
  )
}

/**
 * The folds of a hanging upper garment: cloth is dragged from the armpits towards the chest, opens into a few long folds at
 * the hem, or is pushed up over a rib. Each product has its own.
 */
export function bodyFolds({ random }: Look, cut: Cut, height = 1): Fold[] {
  const low = cut.rib === undefined ? hemFolds(random, cut) : ribFolds(random, cut, cut.rib)
  const folds = [...dragLines(random, cut, 1), ...dragLines(random, cut, -1), ...low]
  return [
    ...folds.map((fold) => ({ ...fold, height: fold.height * height })),
    ...armFolds(random, cut, height),
    ...mirrorFolds(armFolds(random, cut, height)),
  ]
}

function dragLines(random: () => number, { pit }: Cut, side: number): Fold[] {
  const edge = pit[0] - 482
  const reach = 0.75 + random() * 0.5
  const at = (inward: number, down: number): Point => [
    480 + side * (edge - inward * reach),
    pit[1] + down * reach,
  ]
  return [
    bent(random, at(0, 8), at(56, 18), at(124, 12), 20, 0.3),
    bent(random, at(0, 16), at(44, 66), at(98, 118), 26, 0.42),
    bent(random, at(2, 30), at(22, 110), at(40, 226), 30, 0.24),
  ].slice(random() < 0.4 ? 1 : 0)
}

// Three or four folds of unequal length, each in a slot of its own: the first leads.
function hemFolds(random: () => number, { pit, hem, drop }: Cut): Fold[] {
  const half = hem[0] - 480
  const first = Math.floor(random() * 5)
  const slots = [
    first,
    (first + 2) % 5,
    (first + 4) % 5,
    ...(random() < 0.5 ? [(first + 1) % 5] : []),
  ]
  const body = drop - pit[1]
  return slots.map((slot, index) => {
    const share = (slot - 2) * 0.4 + (random() - 0.5) * 0.2
    const reach = body * ((reaches[index] ?? 0.2) + random() * 0.1)
    const lean = (random() - 0.6) * 70 * share
    return bent(
      random,
      [480 + share * half, drop + 34],
      [480 + share * half * 0.94 + lean * 0.2, drop - reach * 0.45],
      [480 + share * half * 0.8 + lean, drop - reach],
      34 + reach * 0.06,
      index === 0 ? 0.8 : 0.64,
      'edge',
    )
  })
}

// How far up the body each of the hem's folds begins, as a share of it.
const reaches = [0.6, 0.42, 0.32, 0.24]

// Cloth that a rib holds together bulges over it: folds of all lengths rise from the seam.
function ribFolds(random: () => number, { hem, drop }: Cut, rib: number): Fold[] {
  const half = hem[0] - 480
  const count = 4 + Math.floor(random() * 3)
  return Array.from({ length: count }, (_, index) => {
    const share = ((index + 0.5 + (random() - 0.5) * 0.7) / count) * 2 - 1
    const reach = random() < 0.35 ? 220 + random() * 140 : 80 + random() * 70
    const x = 480 + share * half
    const top = drop - rib - (drop - hem[1]) * share * share - 2
    const lean = share * 20 + (random() - 0.5) * 40
    return bent(
      random,
      [x, top],
      [x + lean * 0.3, top - reach * 0.5],
      [x + lean, top - reach],
      12 + reach * 0.12,
      reach < 160 ? 0.32 : 0.42,
      'seam',
    )
  })
}

/** The shadow that lies along both armholes. */
export function armShades(cut: Cut, depth = 0.13): Shade[] {
  return both(armholePath(cut)).map((path) => ({ path, width: 18, depth }))
}

/** The lines down a body's sides along which its sleeves shade it. They leave it slowly, so that the shade ends nowhere on it. */
export function underSleeves({ pit, waist }: Cut): readonly string[] {
  return both(
    `M${pair(pit)}C${pit[0] - 4} ${pit[1] + 60} ${waist[0]} ${waist[1] - 160} ${waist[0] + 56} ${waist[1] + 20}`,
  )
}

// The armhole curves in towards the chest.
function armCurve({ shoulder: s, pit }: Cut): string {
  return `C${s[0] - 28} ${s[1] + (pit[1] - s[1]) * 0.3} ${pit[0] - 24} ${pit[1] - (pit[1] - s[1]) * 0.34} ${pair(pit)}`
}

function pair([x, y]: Point): string {
  return `${x} ${y}`
}
