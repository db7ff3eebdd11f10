import { fan, mirrorFolds } from '../folds'
import type { Fold, Look, Part } from '../model'
import { reflect } from '../path'
import { line } from '../seams'

// The hood narrows towards its top. On a pullover its left edge laps over the right at the throat; zipped, both end there.
const outer = 'M480 58C546 62 610 116 632 190C648 246 648 290 618 313C580 345 '
const opening = 'C524 338 562 296 568 228C570 166 528 118 480 92'
const lapped = `${outer}540 372 474 398L436 384${opening}`
const lapping =
  'M480 58C414 62 350 116 328 190C312 246 312 290 342 313C380 345 430 376 486 398L524 384C446 344 398 296 392 228C390 166 432 118 480 92Z'
const zipped = `${outer}530 374 484 390L484 364${opening}`

/** The hood's two sides from the front. */
export function hood(look: Look, zippedUp: boolean): Part[] {
  const [under, over] = zippedUp ? [zipped, reflect(zipped)] : [lapped, lapping]
  return [
    { path: under, form: 'right', lift: 0.5, tone: 0.02 },
    {
      path: over,
      form: 'left',
      lift: 0.5,
      tone: 0.02,
      print: line(over, look.palette.seam, 2.4, 0.6),
    },
  ]
}

/** The hood from behind. */
export const hoodBehind: Part = {
  path: 'M480 58C546 62 610 116 632 190C648 246 646 290 614 310C570 336 524 346 480 346C436 346 390 336 346 310C314 290 312 246 328 190C350 116 414 62 480 58Z',
  form: 'body',
  lift: 0.5,
  tone: 0.03,
}

export function hoodFolds({ random }: Look, front: boolean): Fold[] {
  if (!front)
    return fan(
      random,
      [480, 350],
      [
        [360, 230],
        [420, 150],
        [540, 150],
        [610, 230],
      ],
      20,
      0.4,
      10,
    )
  const side = fan(
    random,
    [560, 320],
    [
      [640, 210],
      [626, 150],
      [600, 260],
    ],
    16,
    0.5,
    -10,
  )
  return [...side, ...mirrorFolds(side)]
}
