import { fan } from '../folds'
import type { Garment, Look } from '../model'
import { mirrored } from '../path'
import { seam, stitch } from '../seams'
import { softly } from '../soft'
import { beside, corduroy, eyelet, topButton } from './cap-parts'

/** The cap from behind: the opening and its strap. */
export function capBack(look: Look): Garment {
  const dome = mirrored(
    'M480 384C660 384 800 480 824 700C830 780 828 830 820 864C730 900 610 914 580 914C590 830 560 772 480 772',
  )
  const strap = 'M372 838C430 852 530 852 588 838L588 890C530 902 430 902 372 890Z'
  return {
    fabric: 'twill',
    parts: [
      {
        path: 'M380 914C370 820 410 760 480 760C550 760 590 820 580 914Z',
        form: 'inside',
        tone: -0.55,
      },
      {
        path: dome,
        form: 'body',
        lift: 0.5,
        ...(look.variant % 3 === 2 && { print: corduroy(look) }),
      },
      { path: strap, form: 'down', lift: 0.6, tone: 0.05 },
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
      stitch('M376 848C430 860 530 860 584 848', look),
      stitch('M376 880C430 892 530 892 584 880', look),
    ].join(''),
    trims:
      topButton(480, 386, look) +
      '<path d="M446 838L500 838L500 906L446 906Z" fill="none" stroke="#b8ae9c" stroke-width="7"/><path d="M447 837L501 837L501 905L447 905Z" fill="none" stroke="#efe9dd" stroke-width="2"/>',
  }
}
