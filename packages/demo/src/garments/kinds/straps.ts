import { stud } from '../fastenings'
import type { Look, Part } from '../model'
import { both, mirrored, reflect, spanned } from '../path'
import { line, stitch } from '../seams'
import { softly } from '../soft'

const gold = '#c9843a'
const frontBib = 'M480 320C516 320 548 319 570 317C583 316 589 321 590 332C593 398 606 466 632 528'
const backBib = 'M480 398C506 398 530 401 548 409C566 446 596 490 632 528'
// On the chest a strap falls from its fold over the shoulder to the buckle, where its end turns round the bar.
const front =
  'M532 112C532 94 574 88 578 106C590 164 597 226 599 280C598 290 556 292 554 282C552 226 545 166 532 112Z'
const frontEdges = 'M538 116C551 168 558 226 560 280M572 104C584 164 591 226 593 278'
// Behind, the straps cross: the one from the right lies over the one from the left, whose two ends it hides.
const over = 'M533 104C537 90 573 88 578 102L468 404L421 404Z'
const underAbove = 'M382 102C387 88 423 90 427 104L481 240L458 304Z'
const underBelow = 'M502 304L538 406L491 406L479 370Z'
// Seen from the other side, past the front.
const rear = 'M534 106L578 106C566 180 532 260 504 330L456 330C490 250 520 170 534 106Z'
const frontFromBehind = 'M534 106L578 106C584 170 588 240 588 318L546 322C548 240 544 170 534 106Z'

/** The bib's upper edge, its right half down to the waist. */
export function bibOf(side: Look['side']): string {
  return side === 'front' ? frontBib : backBib
}

/** What shows of the far side: the straps there and, from behind, the inside of the bib. */
export function farStraps(side: Look['side']): Part[] {
  const far = (path: string): Part => ({ path, form: 'inside', tone: -0.2 })
  return side === 'front'
    ? both(rear).map(far)
    : [far(mirrored(`${frontBib}L480 540`)), ...both(frontFromBehind).map(far)]
}

/** Flat straps of doubled cloth, stitched down along both edges. */
export function nearStraps(look: Look, pattern = ''): Part[] {
  const strap = (path: string, edges: string, lift: number): Part => ({
    path,
    tone: 0.03,
    lift,
    print: pattern + stitch(edges, look, gold) + turnOver,
  })
  return look.side === 'front'
    ? [strap(reflect(front), reflect(frontEdges), 0.5), strap(front, frontEdges, 0.5)]
    : [
        strap(underAbove, 'M389 104L461 292M421 104L476 240', 0.4),
        strap(underBelow, 'M498 304L532 406M482 366L496 406', 0.2),
        strap(over, 'M540 104L429 404M571 104L461 404', 0.6),
      ]
}

// A strap turns away from the light where it is laid over the shoulder.
const turnOver =
  softly('M524 90C540 82 570 80 590 92M436 90C420 82 390 80 370 92', 34, 0.2) +
  softly('M530 122L588 120M430 122L372 120', 22, -0.1)

/** Where the straps are sewn into the back, between two rows of stitches. */
export function backYoke(look: Look): string {
  return (
    stitch(spanned('M480 408C504 408 526 411 543 418C562 454 590 494 622 528'), look, gold) +
    stitch(spanned('M480 440C512 440 540 444 560 452'), look, gold)
  )
}

/** A wire buckle in the strap's end, hooked over a button on the bib. */
export function buckle(x: number): string {
  const side = x > 480 ? 1 : -1
  const at = (dx: number, y: number) => `${x + dx * side} ${y}`
  const hook = `M${at(-25, 274)}L${at(-29, 276)}C${at(-32, 300)} ${at(-12, 318)} ${at(-15, 340)}C${at(-16, 366)} ${at(16, 366)} ${at(15, 340)}C${at(12, 318)} ${at(32, 300)} ${at(29, 276)}L${at(25, 274)}`
  const slide = `M${at(-29, 222)}L${at(21, 219)}M${at(-29, 246)}L${at(24, 243)}M${at(-29, 222)}L${at(-29, 246)}M${at(21, 219)}L${at(24, 243)}`
  return metal(hook) + stud(x, 343, 12) + metal(slide)
}

function metal(path: string): string {
  return (
    softly(path, 14, 0.32, 2, 5) +
    line(path, '#6b5328', 9, 1, 'stroke-linecap="round"') +
    line(path, '#c8a660', 6.4, 1, 'stroke-linecap="round"') +
    line(path, '#f3e2b6', 1.8, 0.8)
  )
}
