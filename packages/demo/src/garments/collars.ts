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
  const leaf = `M480 ${y(214)}C520 ${y(196)} 550 ${y(164)} 560 ${y(116)}C586 ${y(122)} 602 ${y(138)} 608 ${y(158)}C606 ${y(200)} ${602 + spread} ${y(250)} ${584 + spread} ${y(296)}C548 ${y(282)} 506 ${y(250)} 480 ${y(214)}Z`
  const edge = `M486 ${y(228)}C510 ${y(254)} 546 ${y(276)} ${579 + spread} ${y(286)}C${594 + spread} ${y(250)} 598 ${y(204)} 600 ${y(166)}`
  const inside: Part = {
    path: `M392 ${y(122)}C424 ${y(92)} 536 ${y(92)} 568 ${y(122)}C560 ${y(180)} 524 ${y(220)} 480 ${y(236)}C436 ${y(220)} 400 ${y(180)} 392 ${y(122)}Z`,
    form: 'inside',
    tone: -0.35,
    print: seam(`M398 ${y(150)}C440 ${y(134)} 520 ${y(134)} 562 ${y(150)}`, look),
  }
  return {
    inside,
    leaves: [
      { path: reflect(leaf), form: 'down', tone: 0.07, lift: 0.9 },
      { path: leaf, form: 'down', tone: 0.03, lift: 0.9 },
    ],
    marks:
      neckLabel(y(150)) +
      stitch(edge, look) +
      stitch(reflect(edge), look) +
      seam(leaf, look, 1.4) +
      seam(reflect(leaf), look, 1.4),
  }
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
