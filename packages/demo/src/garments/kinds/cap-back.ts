import { fan } from '../folds'
import type { Garment, Look } from '../model'
import { mirrored } from '../path'
import { seam, stitch } from '../seams'
import { softly } from '../soft'
import { beside, corduroy, eyelet, topButton } from './cap-parts'

/** The cap from behind: the opening and its strap. */
export function capBack(look: Look): Garment {
  const dome = mirrored(
    'M480 300C680 300 822 440 832 700C834 780 830 830 820 864C730 900 610 914 580 914C590 812 560 752 480 752',
  )
  const strap = 'M372 838C430 852 530 852 588 838L588 890C530 902 430 902 372 890Z'
  return {
    fabric: 'twill',
    parts: [
      {
        path: 'M380 914C370 800 410 740 480 740C550 740 590 800 580 914Z',
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
      [480, 320],
      [
        [260, 560],
        [340, 720],
        [620, 720],
        [700, 560],
      ],
      24,
      0.3,
      10,
    ),
    shades: [
      { path: 'M140 870C300 910 380 914 380 914', width: 40, depth: 0.2 },
      { path: 'M300 400C380 350 460 340 520 346', width: 110, depth: -0.16 },
    ],
    marks: [
      ...[
        'M480 304C484 460 484 620 480 752',
        'M480 306C350 370 276 540 262 890',
        'M480 306C610 370 684 540 698 890',
      ].map(
        (path) =>
          softly(path, 16, 0.24) +
          seam(path, look) +
          beside(path, look, -8) +
          beside(path, look, 8),
      ),
      stitch('M366 916C360 800 400 726 480 726C560 726 600 800 594 916', look),
      stitch('M130 848C230 884 300 894 372 900', look),
      stitch('M588 900C660 894 730 884 830 848', look),
      ...[
        [330, 540],
        [630, 540],
      ].map(([x = 0, y = 0]) => eyelet(x, y, look)),
      stitch('M376 848C430 860 530 860 584 848', look),
      stitch('M376 880C430 892 530 892 584 880', look),
    ].join(''),
    trims:
      topButton(480, 302, look) +
      '<path d="M446 838L500 838L500 906L446 906Z" fill="none" stroke="#b8ae9c" stroke-width="7"/><path d="M447 837L501 837L501 905L447 905Z" fill="none" stroke="#efe9dd" stroke-width="2"/>',
  }
}
