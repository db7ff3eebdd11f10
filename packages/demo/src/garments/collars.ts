import type { Look, Part } from './model'
import { mirrored, reflect, spanned } from './path'
import { mirroredPrint } from './prints'
import { line, ribBand, seam, stitch } from './seams'
import { softly } from './soft'

/**
 * A folded shirt collar seen from the front: the dark inside, the stand with its overlapping ends, and two leaves. `rim` is
 * the right leaf's free edge, from the throat round its point to the shoulder; `tip` is the point's height.
 */
export function frontCollar(
  look: Look,
  { top = 0, spread = 0, tip = 276, onLeaf = '' },
): { inside: Part; leaves: Part[]; marks: string; stitching: string } {
  const y = (value: number) => value + top
  const rim = collarRim(top, spread, tip)
  const leaf = `${rim}C580 ${y(120)} 570 ${y(117)} 558 ${y(114)}C550 ${y(158)} 526 ${y(188)} 496 ${y(202)}Z`
  const edge = `M505 ${y(208)}C528 ${y(232)} 556 ${y(tip - 22)} ${584 + spread} ${y(tip - 9)}C${594 + spread} ${y(230)} 596 ${y(186)} 592 ${y(156)}`
  // Where the collar turns over its stand.
  const roll = `M500 ${y(206)}C530 ${y(192)} 558 ${y(160)} 568 ${y(120)}`
  const stand = `M446 ${y(190)}C462 ${y(206)} 498 ${y(206)} 514 ${y(190)}L532 ${y(228)}C514 ${y(246)} 446 ${y(246)} 428 ${y(228)}Z`
  const lap = `M500 ${y(198)}C509 ${y(206)} 511 ${y(226)} 508 ${y(242)}`
  const inside: Part = {
    path: `M392 ${y(122)}C424 ${y(92)} 536 ${y(92)} 568 ${y(122)}C560 ${y(180)} 524 ${y(220)} 480 ${y(236)}C436 ${y(220)} 400 ${y(180)} 392 ${y(122)}Z`,
    form: 'inside',
    tone: -0.35,
    print: seam(`M398 ${y(150)}C440 ${y(134)} 520 ${y(134)} 562 ${y(150)}`, look),
  }
  const fall = (path: string, mirror: (svg: string) => string): Part => ({
    path: mirror(path),
    tone: 0.05,
    lift: 0.4,
    print:
      turn(mirror(roll)) +
      line(mirror(rim), look.palette.tone(0.6), 4, 0.3) +
      (mirror === reflect ? mirroredPrint(onLeaf) : onLeaf),
  })
  return {
    inside,
    leaves: [
      {
        path: stand,
        tone: 0.01,
        lift: 0.2,
        print:
          softly(lap, 12, 0.22, 4, 0) +
          seam(lap, look, 1.6) +
          stitch(`M436 ${y(226)}C456 ${y(239)} 504 ${y(239)} 524 ${y(226)}`, look) +
          line(stand, look.palette.seam, 2.4, 0.5),
      },
      fall(leaf, reflect),
      fall(leaf, (path) => path),
    ],
    stitching: stitch(edge, look) + stitch(reflect(edge), look),
    marks: neckLabel(y(150)) + seam(leaf, look, 1.4) + seam(reflect(leaf), look, 1.4),
  }
}

/** The free edge of a collar's right leaf: from the throat round its point and up to the shoulder. */
export function collarRim(top: number, spread: number, tip: number): string {
  const y = (value: number) => value + top
  return `M496 ${y(202)}C522 ${y(236)} 556 ${y(tip - 14)} ${592 + spread} ${y(tip)}C${603 + spread} ${y(232)} 604 ${y(186)} 600 ${y(152)}C597 ${y(142)} 594 ${y(135)} 588 ${y(129)}`
}

/** The line along which cloth is folded over: lit where it rises, in shade just beyond. */
function turn(path: string): string {
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

/** The same collar from behind: a band that lies round the neck, folded at its upper edge. */
export function backCollar(look: Look, top = 0): { collar: Part; marks: string } {
  const y = (value: number) => value + top
  const rim = `M376 ${y(149)}C404 ${y(166)} 440 ${y(174)} 480 ${y(174)}C520 ${y(174)} 556 ${y(166)} 584 ${y(149)}`
  const path = `${rim}C578 ${y(126)} 566 ${y(111)} 546 ${y(105)}C514 ${y(98)} 446 ${y(98)} 414 ${y(105)}C394 ${y(111)} 382 ${y(126)} 376 ${y(149)}Z`
  const fold = `M388 ${y(122)}C420 ${y(104)} 540 ${y(104)} 572 ${y(122)}`
  return {
    collar: { path, tone: 0.04, lift: 0.4, print: softly(fold, 34, 0.13, 0, -10) },
    marks:
      stitch(
        `M380 ${y(142)}C408 ${y(158)} 442 ${y(166)} 480 ${y(166)}C518 ${y(166)} 552 ${y(158)} 580 ${y(142)}`,
        look,
      ) +
      softly(rim, 12, 0.2, 0, 7) +
      seam(path, look, 1.4),
  }
}

/** A crew neck's ribbed band from behind, where it stands highest and hides the inside. */
export function backRib(look: Look, pitch = 6): Part {
  const path = mirrored(
    'M480 120C526 120 562 123 580 132C590 137 596 142 599 149C568 162 526 167 480 167',
  )
  return {
    path,
    form: 'down',
    lift: 0.4,
    print:
      ribBand(spanned('M480 143C530 143 572 143 620 150'), 60, look, pitch) +
      line(path, look.palette.seam, 2.4, 0.5),
  }
}
