import { crumples, drapes, fan, mirrorFolds } from '../folds';
import type { Garment, Kind, Look } from '../model';
import { both, mirrored, reflect, spanned } from '../path';
import { ribBand, seam, stitch, twinStitch } from '../seams';

/** Variants: 0 crew, 1 V-neck, 2 chest pocket, 3 Breton stripes, 4 long sleeves, 5 colour block. */
export const tee: Kind = {
  draw: drawTee,
  closeUps: [
    { x: 420, y: 250, zoom: 2.7, turn: -5 },
    { x: 600, y: 400, zoom: 2.6, turn: 6 },
  ],
};

function drawTee(look: Look): Garment {
  const style = look.variant % 6;
  const front = look.side === 'front';
  const neck = neckline(front, style === 1);
  const body = mirrored(
    `${neck}L742 196C722 262 704 350 712 436C700 600 700 800 714 1058C650 1078 560 1086 480 1086`,
  );
  const sleeve = 'M742 196C806 226 862 330 894 470C862 506 806 526 764 530C748 492 728 462 712 436C704 350 722 262 742 196Z';
  const random = look.random;
  const arm = [
    ...fan(random, [716, 432], [[790, 330], [830, 400], [760, 280], [838, 470]], 13, 0.6),
    ...crumples(random, [760, 470], [860, 440], 2, 34, 12, 0.4),
  ];
  const side = fan(random, [706, 440], [[620, 330], [590, 430], [600, 560], [668, 250]], 15, 0.6);
  return {
    fabric: 'jersey',
    parts: [
      {
        path: 'M366 146C400 116 560 116 594 146C580 250 545 275 480 275C415 275 380 250 366 146Z',
        form: 'inside', tone: -0.45,
        print: ribBand('M362 152C400 130 560 130 598 152', 24, look) + '<path d="M462 164L498 164L498 192L462 192Z" fill="#f3efe6" opacity=".9"/>',
      },
      { path: reflect(sleeve), form: 'left' },
      { path: sleeve, form: 'right' },
      { path: body, form: 'body', lift: 0.5 },
    ],
    folds: [
      ...arm, ...mirrorFolds(arm), ...side, ...mirrorFolds(side),
      ...drapes(random, 280, 690, 480, 1050, 6, 22, 0.55),
      ...drapes(random, 330, 640, 240, 620, 3, 16, 0.3),
    ],
    shades: both('M712 436C704 350 722 262 742 196').map((path) => ({ path, width: 26, depth: 0.22 })),
    trims: [
      ribBand(spanned(neck), 26, look),
      twinStitch('M250 1040C330 1062 400 1068 480 1068C560 1068 640 1060 710 1040', look),
      ...both('M742 196C722 262 704 350 712 436').map((path) => seam(path, look)),
      ...both('M758 508C800 504 850 488 886 452').map((path) => stitch(path, look)),
    ].join(''),
  };
}

function neckline(front: boolean, vee: boolean): string {
  if (!front) return 'M480 172C530 172 570 168 596 146';
  return vee ? 'M480 330C530 270 580 210 596 146' : 'M480 252C540 252 584 212 596 146';
}
