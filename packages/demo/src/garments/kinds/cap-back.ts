import { fan } from '../folds'
import type { Garment, Look } from '../model'
import { mirrored } from '../path'
import { line, seam, stitch } from '../seams'
import { softly } from '../soft'
import { beside, capAccent, corduroy, eyelet, topButton } from './cap-parts'

/** The cap from behind: the opening and its strap. */
export function capBack(look: Look): Garment {
  const dome = mirrored(
    'M480 384C660 384 800 480 824 700C829 764 830 806 824 832C819 856 804 868 782 876C716 900 640 914 580 914C590 830 560 772 480 772',
  )
  return {
    fabric: 'twill',
    parts: [
      { path: opening, tone: -0.55, print: inside(look) },
      {
        path: dome,
        form: 'body',
        lift: 0.5,
        ...(look.variant % 3 === 2 && { print: corduroy(look) }),
      },
      { path: strap, lift: 0.4, tone: 0.05 },
      { path: tail, lift: 0.3, tone: 0.08 },
    ],
    folds: fan(
      look.random,
      [480, 404],
      [
        [260, 600],
        [340, 720],
        [620, 720],
        [700, 600],
      ],
      24,
      0.17,
      10,
    ),
    shades: [
      { path: 'M140 870C300 910 380 914 380 914', width: 40, depth: 0.2 },
      { path: 'M300 480C380 430 460 420 520 426', width: 110, depth: -0.16 },
    ],
    marks: [
      ...[
        'M480 388C484 520 484 660 480 772',
        'M480 390C350 440 276 590 262 890',
        'M480 390C610 440 684 590 698 890',
      ].map(
        (path) =>
          softly(path, 16, 0.24) +
          seam(path, look) +
          beside(path, look, -8) +
          beside(path, look, 8),
      ),
      stitch('M366 916C360 812 400 746 480 746C560 746 600 812 594 916', look),
      stitch('M130 848C230 884 300 894 372 900', look),
      stitch('M588 900C660 894 730 884 830 848', look),
      ...[
        [330, 590],
        [630, 590],
      ].map(([x = 0, y = 0]) => eyelet(x, y, look)),
      stitch('M376 853C430 863 530 863 584 853', look),
      stitch('M376 875C430 885 530 885 584 875', look),
      seam(tail, look, 1.6),
      stitch('M482 862L554 860L567 868L554 877L482 882', look),
    ].join(''),
    trims:
      topButton(480, 386, look, look.variant % 3 === 1 ? capAccent(look) : undefined) + slider(),
  }
}

const opening = 'M376 916C366 820 408 758 480 758C552 758 594 820 584 916Z'
const strap = 'M370 846C430 857 530 857 590 846L590 881C530 892 430 892 370 881Z'
// The strap's free end, drawn through the slider and laid back over its right bar.
const tail = 'M474 857L556 854C567 858 573 863 574 868C573 874 567 879 556 883L474 888Z'

// Through the opening the inside of the front panels shows, with their taped seam and the sweatband.
function inside(look: Look): string {
  const sweat = 'M360 850C430 838 530 838 600 850'
  return (
    softly('M376 916C366 820 408 758 480 758C552 758 594 820 584 916', 60, 0.4) +
    line('M480 756L480 840', look.palette.tone(-0.2), 13, 0.9) +
    stitch('M475 758L475 836M485 758L485 836', look) +
    line('M360 880C430 868 530 868 600 880', look.palette.tone(-0.3), 62, 1) +
    seam(sweat, look) +
    stitch('M360 858C430 846 530 846 600 858', look)
  )
}

// A metal slider: a rounded frame over the strap. Its right bar is open in the middle, where the free end lies over it.
function slider(): string {
  const frame =
    'M492 856L492 854C492 850 489 848 486 848L458 849C454 849 452 851 452 855L453 890C453 894 455 896 459 896L487 895C490 895 492 893 492 889L492 887'
  return (
    softly(frame, 8, 0.3, 1, 3) +
    line(frame, '#5d564c', 6.4, 1) +
    line(frame, '#c4bdb0', 4.6, 1) +
    line(frame, '#f7f3ea', 1.3, 0.9)
  )
}
