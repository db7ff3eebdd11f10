import { fabrics, type Fabric } from './fabric';
import { clockwise, hangLoosely } from './path';
import type { Palette } from './colour';
import type { Box } from './box';
import { boxOf, wholeFrame } from './box';
import type { Fold, Form, Garment, Look, Part } from './model';
import { softly } from './soft';
import { weavePattern } from './weave';

/**
 * One garment as lit cloth: coloured pieces, soft shadows, weave, trims, and over everything the
 * light on its folds and creases. `id` keeps the definitions of several garments in one picture apart;
 * `seed` decides how it hangs; `frame` is the part of its own plane that will be seen; `place` is the
 * transform that puts it into the picture.
 */
export function cloth(garment: Garment, look: Look, id: string, seed: number, frame: Box, place = ''): string {
  const fabric = fabrics[garment.fabric];
  const hang = (svg: string) => hangLoosely(svg, seed, 5);
  const outline = hang(`<path d="${garment.parts.map((part) => clockwise(part.path)).join('')}"/>`);
  const seen = boxOf(outline, frame);
  const cell = Math.round(fabric.cell * (look.near ? 3 : 1));
  const [dark, light] = look.palette.lightness < 0.3 ? ['#000', '#cfcbc6'] : ['#1a1208', '#fffdf8'];
  const put = place === '' ? '' : ` transform="${place}"`;
  // The weave lies outside the transform: a tile off the pixel grid takes five times as long.
  const sheet = place === '' ? seen : wholeFrame;
  return (
    `<defs><clipPath id="${id}c">${outline}</clipPath><clipPath id="${id}g">${outline.replace('/>', `${put}/>`)}</clipPath>` +
    `${gradients(look.palette, id)}${weavePattern(`${id}w`, fabric.weave, cell, dark, light)}${creases(fabric, look, id, seed)}${lamp(fabric, look, id, sheet)}</defs>` +
    `<g style="isolation:isolate"><g${put}>${hang(garment.under ?? '')}<g clip-path="url(#${id}c)">` +
    hang(garment.parts.map((part, index) => piece(part, look.palette, id, index)).join('')) +
    hang((garment.shades ?? []).map(({ path, width, depth }) => softly(path, width, depth)).join('')) +
    `</g></g><rect x="${sheet.x}" y="${sheet.y}" width="${sheet.width}" height="${sheet.height}" clip-path="url(#${id}g)" fill="url(#${id}w)" opacity="${weight(fabric.grain, look)}"/>` +
    `<g${put}><g clip-path="url(#${id}c)">${hang(garment.marks ?? '')}</g>${hang(garment.trims ?? '')}</g>` +
    `<g style="mix-blend-mode:hard-light" opacity="${strength(look.palette)}"><g clip-path="url(#${id}g)"><g filter="url(#${id}l)">` +
    `<g${put}>${hang(relief(garment, fabric))}</g><rect x="${sheet.x}" y="${sheet.y}" width="${sheet.width}" height="${sheet.height}" fill="url(#${id}t)" opacity="${fabric.crumple}"/></g></g>` +
    `${place === '' ? '' : neutralEdges(id)}</g></g>`
  );
}

function piece(part: Part, palette: Palette, id: string, index: number): string {
  const fill = part.color ?? palette.tone(part.tone ?? 0);
  const form = part.form ?? 'flat';
  return (
    (part.lift === undefined ? '' : softly(part.path, 34, part.lift * 0.5, 3, 7)) +
    `<path d="${part.path}" fill="${fill}"/>` +
    (part.print === undefined
      ? ''
      : `<clipPath id="${id}p${index}"><path d="${part.path}"/></clipPath><g clip-path="url(#${id}p${index})">${part.print}</g>`) +
    (form === 'flat' ? '' : `<path d="${part.path}" fill="url(#${id}${form})"/>`)
  );
}

// The studio's lamp stands top left: pieces brighten there and turn away at their edges.
function gradients(palette: Palette, id: string): string {
  const bright = palette.lightness > 0.8 ? 0.5 : 0.16 + 0.06 * (1 - palette.lightness);
  const shade = palette.lightness > 0.8 ? 0.2 : 0.42;
  const low = palette.tone(-1);
  const high = palette.tone(1);
  const ramp = (form: Form, axis: string, stops: ReadonlyArray<readonly [number, number]>) =>
    `<linearGradient id="${id}${form}" ${axis}>${stops
      .map(([offset, light]) => {
        const [color, opacity] = light < 0 ? [low, -light * shade] : [high, light * bright];
        return `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity.toFixed(3)}"/>`;
      })
      .join('')}</linearGradient>`;
  return (
    ramp('body', 'x1="0" y1="0" x2="1" y2=".08"', [[0, -0.85], [0.1, -0.3], [0.2, 0], [0.2, 0], [0.36, 1], [0.55, 0.25], [0.68, 0], [0.68, 0], [0.88, -0.5], [1, -1.1]]) +
    ramp('left', 'x1="0" y1=".3" x2="1" y2=".6"', [[0, -0.7], [0.16, 0], [0.16, 0], [0.36, 0.9], [0.58, 0], [0.58, 0], [1, -1]]) +
    ramp('right', 'x1="0" y1=".6" x2="1" y2=".3"', [[0, -0.9], [0.3, 0], [0.3, 0], [0.5, 0.55], [0.66, 0], [0.66, 0], [1, -1.25]]) +
    ramp('inside', 'x1="0" y1="0" x2="0" y2="1"', [[0, -1.1], [1, -1.7]]) +
    ramp('down', 'x1="0" y1="0" x2=".1" y2="1"', [[0, 0.8], [0.4, 0], [0.4, 0], [1, -1]])
  );
}

// Turbulence costs by the pixel, so a quarter of the frame is computed and laid four times.
function creases(fabric: Fabric, look: Look, id: string, seed: number): string {
  const [fx, fy] = fabric.crease;
  const scale = look.near ? 0.55 : 1;
  return (
    `<filter id="${id}n" filterUnits="userSpaceOnUse" x="0" y="0" width="480" height="600" color-interpolation-filters="sRGB">` +
    `<feTurbulence type="fractalNoise" stitchTiles="stitch" baseFrequency="${fx * scale} ${fy * scale}" numOctaves="${fabric.octaves}" seed="${seed % 997}"/></filter>` +
    `<pattern id="${id}t" width="480" height="600" patternUnits="userSpaceOnUse"><rect width="480" height="600" filter="url(#${id}n)"/></pattern>`
  );
}

// Folds as a height map with the creases laid over it, blurred and lit from the top left. Flat cloth
// comes out mid grey, which hard-light leaves as it is.
function lamp(fabric: Fabric, look: Look, id: string, seen: Box): string {
  const blur = fabric.softness * (look.near ? 1.8 : 1);
  return (
    `<filter id="${id}l" filterUnits="userSpaceOnUse" x="${seen.x}" y="${seen.y}" width="${seen.width}" height="${seen.height}" color-interpolation-filters="sRGB">` +
    `<feGaussianBlur stdDeviation="${blur}"/>` +
    `<feDiffuseLighting surfaceScale="${relight(look)}" lighting-color="#a7a6a4" kernelUnitLength="4"><feDistantLight azimuth="222" elevation="50"/></feDiffuseLighting>` +
    `</filter>`
  );
}

// Nothing exists beyond the frame, so the blur sinks towards its edges and the light would show a
// rim there. Mid grey covers it, which hard-light leaves as it is.
function neutralEdges(id: string): string {
  const ramp = (name: string, axis: string) =>
    `<linearGradient id="${id}${name}" ${axis}><stop offset=".25" stop-color="#808080"/><stop offset="1" stop-color="#808080" stop-opacity="0"/></linearGradient>`;
  return (
    `<defs>${ramp('et', 'x1="0" y1="0" x2="0" y2="1"')}${ramp('eb', 'x1="0" y1="1" x2="0" y2="0"')}${ramp('el', 'x1="0" y1="0" x2="1" y2="0"')}${ramp('er', 'x1="1" y1="0" x2="0" y2="0"')}</defs>` +
    `<rect width="960" height="64" fill="url(#${id}et)"/><rect y="1136" width="960" height="64" fill="url(#${id}eb)"/>` +
    `<rect width="64" height="1200" fill="url(#${id}el)"/><rect x="896" width="64" height="1200" fill="url(#${id}er)"/>`
  );
}

function strength(palette: Palette): number {
  if (palette.lightness < 0.3) return 0.72;
  return palette.lightness > 0.8 ? 0.56 : 0.85;
}

// White shows only the shadows of its folds, so they need to be steeper; from near, slopes are longer.
function relight({ palette, near }: Look): number {
  return (palette.lightness > 0.8 ? 14 : 12.5) * (near ? 1.7 : 1);
}

function weight(grain: number, look: Look): string {
  const eye = look.palette.lightness > 0.8 || look.palette.lightness < 0.3 ? 0.42 : 0.5;
  return (grain * eye * (look.near ? 1.5 : 0.8)).toFixed(3);
}

function relief(garment: Garment, fabric: Fabric): string {
  const raised = garment.parts.filter((part) => part.form !== 'inside');
  const ground = raised.map((part) => `<path d="${part.path}" fill="#fff" opacity=".13"/>`).join('');
  return ground + garment.folds.map((fold) => ridge(fold, fabric)).join('');
}

function ridge({ path, height }: Fold, fabric: Fabric): string {
  return `<path d="${path}" fill="#fff" opacity="${(height * fabric.body * 0.5).toFixed(2)}"/>`;
}
