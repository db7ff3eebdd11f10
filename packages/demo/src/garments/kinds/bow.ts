import { bent } from '../folds'
import type { Fold, Look, Part } from '../model'
import { line } from '../seams'

/** A soft scarf bow tied at the neck: its band's two ends, two hanging loops of unequal size, a knot, and two long ends. */
export function bow(look: Look): Part[] {
  const parts: readonly Part[] = [
    { path: leftEnd, form: 'left', lift: 0.6, tone: 0.1 },
    { path: rightEnd, form: 'right', lift: 0.6, tone: 0.07 },
    { path: leftTie, tone: 0.04, lift: 0.3 },
    { path: rightTie, tone: 0.04, lift: 0.3 },
    { path: leftInside, tone: -0.3 },
    { path: leftLoop, form: 'down', lift: 0.6, tone: 0.08 },
    { path: rightInside, tone: -0.34 },
    { path: rightLoop, form: 'down', lift: 0.7, tone: 0.08 },
    { path: knot, form: 'body', lift: 0.5, tone: 0.1 },
  ]
  // The pressed edge of the silk, which what lies above it hides.
  return parts.map((part) => ({ ...part, print: line(part.path, look.palette.seam, 2.4, 0.32) }))
}

/** Its folds run out of the knot, into the loops and down the ends. */
export function bowFolds({ random }: Look): Fold[] {
  return [
    bent(random, [464, 264], [414, 276], [352, 344], 16, 0.75),
    bent(random, [466, 276], [424, 310], [376, 368], 16, 0.75),
    bent(random, [496, 264], [556, 270], [622, 336], 17, 0.75),
    bent(random, [496, 276], [540, 306], [594, 362], 16, 0.75),
    bent(random, [468, 290], [452, 420], [436, 640], 22, 0.83),
    bent(random, [476, 300], [470, 440], [466, 560], 16, 0.6),
    bent(random, [492, 290], [524, 400], [548, 620], 22, 0.83),
    bent(random, [470, 250], [468, 272], [474, 296], 10, 0.3),
    bent(random, [488, 248], [494, 272], [490, 296], 10, 0.3),
  ]
}

// From the neckband down into the knot.
const leftTie = 'M408 186C424 214 446 230 472 236L472 276C442 264 414 240 394 200Z'
const rightTie = 'M552 186C536 214 514 230 488 236L488 276C518 264 546 240 566 200Z'
const leftEnd =
  'M464 280C446 360 424 440 414 540C406 600 410 650 404 700C430 716 456 722 476 720C474 660 482 580 488 500C492 420 494 350 490 286Z'
const rightEnd =
  'M482 284C500 340 506 400 514 470C520 540 516 590 512 640C530 658 556 664 580 660C586 590 582 510 566 430C552 370 526 320 500 280Z'
const leftLoop =
  'M472 258C440 242 398 252 362 288C336 316 316 358 324 382C334 398 362 396 384 384C420 362 454 322 476 286Z'
const leftInside =
  'M324 374C324 398 348 410 374 400C402 386 424 362 442 336L410 356C376 386 342 400 324 374Z'
const rightLoop =
  'M488 258C524 236 568 246 606 280C636 308 656 350 648 374C640 390 612 388 590 376C552 354 514 320 488 286Z'
const rightInside =
  'M648 366C650 392 626 404 600 392C570 378 544 356 528 330L560 350C594 380 634 394 648 366Z'
const knot =
  'M456 250C468 240 494 240 504 250C510 266 508 286 500 298C488 306 472 306 462 298C452 284 450 266 456 250Z'
