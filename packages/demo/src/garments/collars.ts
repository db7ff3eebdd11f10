import type { Look, Part } from './model'
import { reflect } from './path'
import { line, seam, stitch } from './seams'
import { softly } from './soft'

/** A folded shirt collar seen from the front: the dark inside, the stand and two leaves. */
export function frontCollar(
  look: Look,
  top = 0,
  spread = 0,
): { inside: Part; leaves: Part[]; marks: string } {
  const y = (value: number) => value + top
  const leaf = `M480 ${y(214)}C516 ${y(198)} 548 ${y(164)} 558 ${y(114)}C578 ${y(118)} 592 ${y(130)} 600 ${y(152)}C604 ${y(196)} ${600 + spread} ${y(244)} ${588 + spread} ${y(298)}C556 ${y(278)} 514 ${y(250)} 480 ${y(214)}Z`
  const edge = `M488 ${y(229)}C514 ${y(252)} 550 ${y(275)} ${582 + spread} ${y(286)}C${592 + spread} ${y(244)} 596 ${y(200)} 592 ${y(156)}`
  // Where the collar turns over its stand.
  const roll = `M486 ${y(216)}C524 ${y(198)} 556 ${y(168)} 568 ${y(120)}`
  const stand = `M446 ${y(196)}C462 ${y(208)} 498 ${y(208)} 514 ${y(196)}L510 ${y(226)}C496 ${y(234)} 464 ${y(234)} 450 ${y(226)}Z`
  const inside: Part = {
    path: `M392 ${y(122)}C424 ${y(92)} 536 ${y(92)} 568 ${y(122)}C560 ${y(180)} 524 ${y(220)} 480 ${y(236)}C436 ${y(220)} 400 ${y(180)} 392 ${y(122)}Z`,
    form: 'inside',
    tone: -0.35,
    print: seam(`M398 ${y(150)}C440 ${y(134)} 520 ${y(134)} 562 ${y(150)}`, look),
  }
  return {
    inside,
    leaves: [
      { path: stand, tone: -0.06, print: line(stand, look.palette.seam, 2.4, 0.4) },
      { path: reflect(leaf), form: 'down', tone: 0.05, lift: 0.5, print: turn(reflect(roll)) },
      { path: leaf, form: 'down', tone: 0.02, lift: 0.5, print: turn(roll) },
    ],
    marks:
      neckLabel(y(150)) +
      stitch(edge, look) +
      stitch(reflect(edge), look) +
      seam(leaf, look, 1.4) +
      seam(reflect(leaf), look, 1.4),
  }
}

/** The line along which cloth is folded over: lit where it rises, in shade just beyond. */
export function turn(path: string): string {
  return softly(path, 12, -0.12, 0, -1) + softly(path, 12, 0.1, 4, 9)
}

/** The woven label at the back of a neck, its upper edge at a height: a cream strip sewn on at both ends. */
export function neckLabel(y: number): string {
  const [l, r, b] = [464, 496, y + 15]
  return (
    softly(`M${l + 2} ${b}L${r} ${b}`, 6, 0.3, 1, 1) +
    `<path d="M${l} ${y}L${r} ${y}L${r} ${b}L${l} ${b}Z" fill="#e6decf"/>` +
    line(
      `M${l + 7} ${y + 7.5}L${r - 7} ${y + 7.5}`,
      '#6d3a44',
      3,
      0.75,
      'stroke-dasharray="2 1 3 1 1.4 1"',
    ) +
    line(
      `M${l + 2.4} ${y}L${l + 2.4} ${b}M${r - 2.4} ${y}L${r - 2.4} ${b}`,
      '#a89d8b',
      1.2,
      0.9,
      'stroke-dasharray="2 1.4"',
    )
  )
}

/** The same collar from behind: one fold round the neck. */
export function backCollar(look: Look, top = 0): { collar: Part; marks: string } {
  const y = (value: number) => value + top
  const path = `M358 ${y(166)}C366 ${y(128)} 400 ${y(98)} 480 ${y(98)}C560 ${y(98)} 594 ${y(128)} 602 ${y(166)}C570 ${y(190)} 520 ${y(198)} 480 ${y(198)}C440 ${y(198)} 390 ${y(190)} 358 ${y(166)}Z`
  return {
    collar: { path, form: 'down', tone: 0.05, lift: 0.7 },
    marks:
      stitch(
        `M366 ${y(160)}C400 ${y(180)} 440 ${y(188)} 480 ${y(188)}C520 ${y(188)} 560 ${y(180)} 594 ${y(160)}`,
        look,
      ) + seam(path, look, 1.4),
  }
}
