import { bent } from '../folds'
import type { Fold, Look, Part } from '../model'
import type { Point } from '../path'
import { line } from '../seams'
import { softly } from '../soft'
import { wedge } from '../wedge'

/**
 * A soft scarf bow tied at the neck: the band round the neckline, out of which it comes, two hanging loops of unequal
 * size, open at the front, a knot, and two long ends cut aslant.
 */
export function bow(look: Look): Part[] {
  const part = (path: string, more: Omit<Part, 'path'>): Part => ({
    path,
    ...more,
    // The pressed edge of the silk, which what lies above it hides.
    print: (more.print ?? '') + line(path, look.palette.seam, 1.8, 0.26),
  })
  return [
    part(band, { form: 'down', lift: 0.35, tone: 0.06, print: creased(bandCreases, look) }),
    part(leftEnd, { form: 'left', lift: 0.5, tone: 0.1, print: creased(endCreases, look) }),
    part(rightEnd, { form: 'right', lift: 0.5, tone: 0.07, print: creased(endCreases, look) }),
    part(leftInside, { tone: -0.16, print: shaded(leftLoop) }),
    part(leftLoop, { form: 'down', lift: 0.35, tone: 0.1, print: creased(leftCreases, look) }),
    part(rightInside, { tone: -0.2, print: shaded(rightLoop) }),
    part(rightLoop, { form: 'down', lift: 0.35, tone: 0.09, print: creased(rightCreases, look) }),
    part(knot, { form: 'body', lift: 0.5, tone: 0.1, print: creased(knotCreases, look) }),
  ]
}

/** Its folds run out of the knot, into the loops and down the ends. */
export function bowFolds({ random }: Look): Fold[] {
  return [
    bent(random, [450, 252], [410, 256], [362, 306], 16, 0.4),
    bent(random, [510, 252], [550, 256], [606, 300], 16, 0.4),
    bent(random, [462, 288], [446, 420], [430, 640], 24, 0.6),
    bent(random, [500, 288], [530, 400], [556, 600], 24, 0.6),
  ]
}

// Inside the loop it is darkest under the cloth in front.
function shaded(loop: string): string {
  return softly(loop, 32, 0.2)
}

// Every crease is sharpest where the knot draws the cloth together.
function creased(creases: readonly Crease[], look: Look): string {
  const { tone } = look.palette
  return creases
    .map(
      ([from, over, to, half]) =>
        wedge(from, to, half, tone(-1), 0.34, over) +
        wedge([from[0] - 2, from[1] - half], [to[0] - 3, to[1] - half], half * 0.7, tone(1), 0.5, [
          over[0] - 3,
          over[1] - half,
        ]),
    )
    .join('')
}

type Crease = readonly [from: Point, over: Point, to: Point, half: number]

const band =
  'M376 156C386 204 420 244 462 262L500 262C540 244 576 204 586 155L573 146C562 184 532 216 494 240L468 240C430 216 400 186 388 147Z'
const bandCreases: readonly Crease[] = [
  [[466, 248], [424, 228], [388, 170], 4],
  [[496, 248], [540, 226], [573, 168], 4],
]
const leftEnd =
  'M462 272C444 356 422 436 410 530C404 590 402 640 390 690C412 702 444 722 478 752C474 670 482 580 488 500C492 420 494 340 492 276Z'
const rightEnd =
  'M480 274C500 336 506 400 514 470C520 540 520 600 514 668C534 652 566 634 592 612C588 550 582 490 566 420C552 362 526 318 502 272Z'
const endCreases: readonly Crease[] = [
  [[476, 284], [452, 400], [432, 640], 7],
  [[482, 292], [474, 440], [458, 600], 6],
  [[488, 284], [524, 400], [546, 610], 7],
  [[486, 292], [508, 400], [526, 540], 6],
]
const leftLoop =
  'M470 238C436 214 388 222 350 258C322 288 306 330 312 366C346 356 424 324 474 280C478 264 476 248 470 238Z'
const leftInside =
  'M312 362C312 386 342 400 384 382C424 360 454 322 474 284L470 262C420 300 360 340 312 362Z'
const leftCreases: readonly Crease[] = [
  [[464, 246], [424, 232], [372, 268], 6],
  [[464, 258], [424, 254], [372, 306], 7],
  [[466, 270], [440, 276], [406, 312], 6],
]
const rightLoop =
  'M490 238C528 212 574 220 614 254C646 284 664 322 660 354C622 352 544 322 488 280C484 264 486 248 490 238Z'
const rightInside =
  'M660 350C662 374 632 390 592 374C552 356 512 322 488 284L492 262C540 300 600 336 660 350Z'
const rightCreases: readonly Crease[] = [
  [[498, 246], [546, 232], [594, 264], 6],
  [[498, 258], [540, 256], [592, 300], 7],
  [[496, 270], [526, 276], [560, 308], 6],
]
const knot =
  'M454 234C466 224 496 224 508 234C516 250 514 274 504 288C490 298 472 298 460 288C448 274 448 250 454 234Z'
const knotCreases: readonly Crease[] = [
  [[464, 230], [458, 258], [474, 288], 4],
  [[494, 230], [504, 254], [488, 286], 4],
]
