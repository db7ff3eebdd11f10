import type { Look, Part } from '../model'
import { both } from '../path'
import { line, stitch } from '../seams'
import { softly } from '../soft'

// The lapel on the viewer's left ends in the front edge and lies over the other's end.
const lapels = [
  'M478 540C552 480 624 412 664 326L604 290L556 262C550 350 524 440 478 540Z',
  'M512 566C430 492 334 416 296 326L356 290L404 262C412 360 450 460 512 566Z',
] as const
// The collar ends above the notch; its seam with the lapel runs on in the lapel's upper edge.
const collar =
  'M556 104C582 108 600 122 610 146C626 186 638 224 646 260L604 290L555 261C564 210 566 160 556 104Z'
const rolls = ['M562 118C572 200 552 380 478 540', 'M398 118C388 200 420 410 512 566'] as const
const lapelEdges = [
  'M520 506C566 464 622 410 653 332L604 302',
  'M494 546C426 480 346 420 307 332L356 302',
] as const
const collarEdge = 'M590 124C606 160 624 214 636 256L602 278'

/** Lapels and collar, in the order they lie. */
export const turned: readonly Part[] = [
  ...lapels.map((path, index): Part => ({
    path,
    form: 'down',
    tone: 0.05,
    lift: 0.45,
    print: rolled(rolls[index] ?? path) + outline(path),
  })),
  ...both(collar).map((path, index): Part => ({
    path,
    form: 'down',
    tone: 0.07,
    lift: 0.3,
    print: rolled(rolls[index] ?? path) + outline(path),
  })),
]

function outline(path: string): string {
  return line(path, '#000', 3, 0.5)
}

// Thick cloth turns over in a round, not in a crease.
function rolled(roll: string): string {
  return softly(roll, 74, -0.16, 0, 0) + softly(roll, 22, 0.3, 0, 0)
}

/** The collar from behind. */
export const backFold: Part = {
  path: 'M388 142C392 118 412 100 440 97C466 95 494 95 520 97C548 100 568 118 572 142C550 168 516 183 480 183C444 183 410 168 388 142Z',
  form: 'down',
  tone: 0.05,
  lift: 0.5,
  print:
    softly('M380 122C420 103 540 103 580 122', 9, 0.16) +
    outline('M388 142C410 168 444 183 480 183C516 183 550 168 572 142'),
}

/** The stitching along their edges. */
export function lapelStitches(look: Look): string {
  return [...lapelEdges, ...both(collarEdge)].map((path) => stitch(path, look)).join('')
}
