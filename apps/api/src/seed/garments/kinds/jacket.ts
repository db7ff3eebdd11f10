import { puller, stud, zip } from '../fastenings';
import { armShades, armholePath, bodyFolds, bodyPath, cuffLine, hemLine, sleevePath, type Cut } from '../figure';
import { backCollar, frontCollar } from '../collars';
import { drapes } from '../folds';
import type { Fold, Garment, Kind, Look } from '../model';
import { both, reflect, spanned } from '../path';
import { flap, patchPocket, welt } from '../pockets';
import { line, ribBand, seam, stitch, twinStitch } from '../seams';
import { softly } from '../soft';

/** Variants: 0 quilted down, 1 bomber, 2 trucker. */
export const jacket: Kind = {
  draw: (look) => (look.variant % 3 === 0 ? down(look) : look.variant % 3 === 1 ? bomber(look) : trucker(look)),
  closeUps: [
    { x: 500, y: 270, zoom: 2.4 },
    { x: 520, y: 300, zoom: 2.4 },
    { x: 570, y: 380, zoom: 2.5 },
  ],
};

const brass = '#b99a62';

function down(look: Look): Garment {
  const front = look.side === 'front';
  const cut: Cut = { neck: 'M480 190C530 190 576 176 594 148', shoulder: [738, 210], pit: [726, 480], waist: [730, 740], hem: [722, 1050], drop: 1070, outer: [902, 920], inner: [776, 946] };
  const sleeve = sleevePath(cut);
  const rows = Array.from({ length: 9 }, (_, row) => 268 + row * 88);
  const rings = Array.from({ length: 7 }, (_, row) => 96 + row * 92);
  const across = rows.map((y) => `M200 ${y}C330 ${y + 18} 630 ${y + 18} 760 ${y}`);
  const round = rings.flatMap((up) => both(cuffLine(cut, up)));
  const collar = 'M480 218C540 218 592 200 606 160C604 130 596 104 584 84C550 108 410 108 376 84C364 104 356 130 354 160C368 200 420 218 480 218Z';
  return {
    fabric: 'shell',
    parts: [
      { path: 'M384 92C420 66 540 66 576 92C570 130 390 130 384 92Z', form: 'inside', tone: -0.4 },
      { path: reflect(sleeve), form: 'left' }, { path: sleeve, form: 'right' },
      { path: bodyPath(cut), form: 'body', lift: 0.6 }, { path: collar, form: 'down', lift: 0.7 },
    ],
    folds: [...rows.flatMap((y) => puffs(look, y)), ...round.map((path): Fold => ({ path: `${path}L${path.slice(1, path.indexOf('Q'))}Z`, height: 0.2 })), ...sleevePuffs(cut)],
    shades: [...armShades(cut, 0.3), ...across.map((path) => ({ path, width: 24, depth: 0.24 })), ...round.map((path) => ({ path, width: 22, depth: 0.24 }))],
    marks: [
      ...both(armholePath(cut)).map((path) => softly(path, 26, 0.3) + seam(path, look)),
      ...[...across, ...round].map((path) => line(path, look.palette.seam, 2.4, 0.5) + `<g transform="matrix(1 0 0 1 0 5)">${line(path, look.palette.tone(0.7), 4, 0.3)}</g>`),
      line('M364 146C420 170 540 170 596 146', look.palette.seam, 2, 0.45),
      front ? both('M600 760L664 880').map((path) => welt(path, look, 16)).join('') + zip('M480 108L480 1080', look, brass) : '',
      line(hemLine(cut, 14), look.palette.tone(-0.3), 28, 1), ...both(cuffLine(cut, 18)).map((path) => ribBand(path, 40, look, 7)),
    ].join(''),
    trims: front ? puller(480, 240, brass) : '',
  };
}

function puffs({ random }: Look, y: number): Fold[] {
  return Array.from({ length: 9 }, (_, index): Fold => {
    const x = 220 + index * 65 + random() * 22;
    const w = 46 + random() * 16;
    return { path: `M${x - w} ${y - 46}C${x - w / 2} ${y - 84} ${x + w / 2} ${y - 84} ${x + w} ${y - 46}C${x + w / 2} ${y - 12} ${x - w / 2} ${y - 12} ${x - w} ${y - 46}Z`, height: 0.42 + random() * 0.3 };
  });
}

function sleevePuffs(cut: Cut): Fold[] {
  return Array.from({ length: 7 }, (_, row) => cuffLine(cut, 140 + row * 92)).flatMap((path) =>
    both(path).map((line): Fold => ({ path: `${line}${line.replace('M', 'L')}Z`, height: 0.4 })),
  );
}

function bomber(look: Look): Garment {
  const front = look.side === 'front';
  const cut: Cut = { neck: 'M480 210C530 206 572 186 590 148', shoulder: [742, 212], pit: [722, 480], waist: [734, 740], hem: [700, 1046], drop: 1064, outer: [896, 930], inner: [790, 954] };
  const sleeve = sleevePath(cut);
  return {
    fabric: 'shell',
    parts: [
      { path: 'M370 150C410 116 550 116 590 150C576 210 540 232 480 232C420 232 384 210 370 150Z', form: 'inside', tone: -0.4, color: front ? '#a8622a' : look.palette.tone(-0.4) },
      { path: reflect(sleeve), form: 'left' }, { path: sleeve, form: 'right' }, { path: bodyPath(cut), form: 'body', lift: 0.5 },
    ],
    folds: [...bodyFolds(look, cut, 1.15), ...drapes(look.random, 280, 680, 860, 1000, 12, 9, 0.5)],
    shades: [...armShades(cut), { path: hemLine(cut, 84), width: 26, depth: 0.26 }],
    marks: [
      ...both(armholePath(cut)).map((path) => seam(path, look)), ribBand(hemLine(cut, 40), 86, look, 9),
      ...both(cuffLine(cut, 42)).map((path) => ribBand(path, 84, look, 9)),
      front ? both('M570 716L660 834').map((path) => welt(path, look, 22)).join('') + zip('M480 224L480 1068', look, brass) : seam('M256 330C360 346 600 346 704 330', look),
    ].join(''),
    trims: softly(spanned(cut.neck), 56, 0.24, 0, 10) + ribBand(spanned('M480 196C540 194 576 172 588 132'), 54, look, 8) + (front ? line('M480 168L480 226', '#1a1410', 3, 0.7) + puller(480, 250, brass) : ''),
  };
}

function trucker(look: Look): Garment {
  const front = look.side === 'front';
  const gold = '#c9843a';
  const cut: Cut = { neck: 'M480 216C520 206 560 180 580 146', shoulder: [740, 208], pit: [716, 470], waist: [704, 740], hem: [690, 1030], drop: 1042, outer: [886, 936], inner: [786, 956] };
  const sleeve = sleevePath(cut);
  const collar = frontCollar(look, 0, 26);
  const behind = backCollar(look);
  const pleats = 'M560 482L528 960M612 482L612 960';
  const chest = 'M230 384C360 396 600 396 730 384';
  return {
    fabric: 'denim',
    parts: [...(front ? [collar.inside] : []), { path: reflect(sleeve), form: 'left' }, { path: sleeve, form: 'right' }, { path: bodyPath(cut), form: 'body', lift: 0.5 }, ...(front ? collar.leaves : [behind.collar])],
    folds: bodyFolds(look, cut, 0.9),
    shades: armShades(cut),
    marks: [
      ...both(armholePath(cut)).map((path) => seam(path, look) + stitch(path, look, gold)),
      seam(chest, look), twinStitch(chest, look, 8, gold), line(hemLine(cut, 30), look.palette.tone(0.05), 64, 1), seam(hemLine(cut, 62), look), stitch(hemLine(cut, 54), look, gold), stitch(hemLine(cut, 8), look, gold),
      ...both(cuffLine(cut, 62)).map((path) => seam(path, look) + stitch(path, look, gold)),
      ...both(pleats).map((path) => seam(path, look, 1.6) + `<g transform="matrix(1 0 0 1 6 0)">${stitch(path, look, gold)}</g>`),
      front ? [544, 306].map((x) => patchPocket(x, 396, 110, 96, 26, look, gold) + flap(x - 4, 386, 118, 54, look, gold)).join('') : '',
      front ? softly('M506 220L506 1040', 12, 0.24) + seam('M506 214L506 1040', look) + stitch('M498 224L498 1040', look, gold) + stitch('M458 224L458 1040', look, gold) + collar.marks : behind.marks,
    ].join(''),
    trims: front ? [250, 372, 494, 616, 738, 860, 1006].map((y) => stud(480, y, 11)).join('') + stud(599, 426, 9) + stud(361, 426, 9) : '',
  };
}
