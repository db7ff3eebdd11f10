import { fabrics } from './fabric';
import { hangLoosely } from './path';
import type { Palette } from './colour';
import type { Box } from './box';
import { boxOf } from './box';
import type { Fold, Form, Garment, Look, Part } from './model';
import { softly } from './soft';
import { weavePattern } from './weave';

/**
 * One garment as lit cloth: coloured pieces, soft shadows, weave, trims, and over everything the
 * light on its folds and creases. `id` keeps the definitions of several garments in one picture apart;
 * `seed` decides how it hangs; `frame` is the part of the plane that will be seen.
 */
export function cloth(garment: Garment, look: Look, id: string, seed: number, frame: Box): string {
  const fabric = fabrics[garment.fabric];
  const hang = (svg: string) => hangLoosely(svg, seed, 5);
  const outline = hang(`<path d="${garment.parts.map((part) => part.path).join('')}"/>`);
  const seen = boxOf(outline, frame);
  const cell = look.near ? fabric.cell * 1.15 : fabric.cell;
  const [dark, light] = look.palette.lightness < 0.3 ? ['#000', '#cfcbc6'] : ['#1a1208', '#fffdf8'];
  return (
    `<defs><clipPath id="${id}c">${outline}</clipPath>${gradients(look.palette, id)}` +
    `${weavePattern(`${id}w`, fabric.weave, cell, dark, light)}${lamp(garment, look, id, seed, seen)}</defs>` +
    (garment.under === undefined ? '' : hang(garment.under)) +
    `<g style="isolation:isolate"><g clip-path="url(#${id}c)">` +
    hang(garment.parts.map((part) => piece(part, look.palette, id)).join('')) +
    hang((garment.shades ?? []).map(({ path, width, depth }) => softly(path, width, depth)).join('')) +
    `<rect x="${seen.x}" y="${seen.y}" width="${seen.width}" height="${seen.height}" fill="url(#${id}w)" opacity="${weight(fabric.grain, look)}"/></g>` +
    hang(garment.trims) +
    `<g clip-path="url(#${id}c)" style="mix-blend-mode:hard-light" opacity="${strength(look.palette)}"><g filter="url(#${id}l)">` +
    hang(relief(garment)) +
    '</g></g></g>'
  );
}

function piece(part: Part, palette: Palette, id: string): string {
  const fill = part.color ?? palette.tone(part.tone ?? 0);
  const form = part.form ?? 'flat';
  return (
    (part.lift === undefined ? '' : softly(part.path, 34, part.lift * 0.5, 3, 7)) +
    `<path d="${part.path}" fill="${fill}"/>` +
    (part.print ?? '') +
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

// Folds as a height map, blurred; turbulence laid over it; both lit from the top left. Flat cloth
// comes out mid grey, which hard-light leaves as it is.
function lamp(garment: Garment, look: Look, id: string, seed: number, seen: Box): string {
  const fabric = fabrics[garment.fabric];
  const [fx, fy] = fabric.crease;
  const near = look.near ? 1.25 : 1;
  return (
    `<filter id="${id}l" filterUnits="userSpaceOnUse" x="${seen.x}" y="${seen.y}" width="${seen.width}" height="${seen.height}" color-interpolation-filters="sRGB">` +
    `<feGaussianBlur stdDeviation="${fabric.softness}" result="f"/>` +
    `<feTurbulence type="fractalNoise" baseFrequency="${fx * near} ${fy * near}" numOctaves="${fabric.octaves}" seed="${seed % 997}"/>` +
    `<feComposite operator="arithmetic" in2="f" k2="${(fabric.crumple * 0.8).toFixed(2)}" k3="${fabric.body}"/>` +
    `<feDiffuseLighting surfaceScale="${relight(look.palette)}" lighting-color="#a7a6a4" kernelUnitLength="${look.near ? 5 : 4}"><feDistantLight azimuth="222" elevation="50"/></feDiffuseLighting>` +
    `</filter>`
  );
}

function strength(palette: Palette): number {
  return palette.lightness > 0.8 ? 0.62 : 0.85;
}

// Black shows only highlights and white only shadows, so both need steeper folds than colours do.
function relight(palette: Palette): number {
  if (palette.lightness < 0.3) return 13;
  return palette.lightness > 0.8 ? 14 : 12;
}

function weight(grain: number, look: Look): string {
  const eye = look.palette.lightness > 0.8 || look.palette.lightness < 0.3 ? 0.42 : 0.5;
  return (grain * eye * (look.near ? 1.5 : 0.8)).toFixed(3);
}

function relief(garment: Garment): string {
  const ground = garment.parts.map((part) => `<path d="${part.path}" fill="#fff" opacity=".16"/>`).join('');
  return ground + garment.folds.map(ridge).join('');
}

function ridge({ path, height }: Fold): string {
  return `<path d="${path}" fill="#fff" opacity="${(height * 0.5).toFixed(2)}"/>`;
}
