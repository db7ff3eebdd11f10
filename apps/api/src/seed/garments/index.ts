import { wholeFrame, type Box } from './box';
import { cloth } from './cloth';
import { palette } from './colour';
import { kinds, type GarmentKind } from './kinds';
import type { CloseUp, Look, View } from './model';
import { randomFrom, seedOf } from './noise';
import { castShadow, studio } from './studio';

export { garmentKinds, type GarmentKind } from './kinds';

export interface Drawing {
  kind: GarmentKind;
  /** Hex; anything unreadable is drawn in mid grey. */
  color: string;
  view: View;
  /** Which product of the kind: 0 is the plain one; any whole number will do. */
  variant?: number;
}

/** One product picture as an SVG document of 960×1200 units. The same drawing gives the same text. */
export function drawGarment({ kind, color, view, variant = 0 }: Drawing): string {
  const seed = seedOf(kind, variant);
  const { draw, closeUps } = kinds[kind];
  const near = view === 'detail' ? (closeUps[variant % closeUps.length] ?? closeUps[0]) : undefined;
  const look: Look = {
    palette: palette(color),
    variant,
    side: view === 'back' ? 'back' : (near?.side ?? 'front'),
    near: near !== undefined,
    random: randomFrom(view === 'back' ? seed + 1 : seed),
  };
  const garment = draw(look);
  const shadow = castShadow(garment.parts.map((part) => part.path).join(''));
  if (near === undefined) return studio(shadow + cloth(garment, look, 'g', seed, wholeFrame));
  const { x, y, zoom, turn = 0 } = near;
  const there = `translate(480 600) rotate(${turn}) scale(${zoom}) translate(${-x} ${-y})`;
  return studio(`<g transform="${there}">${shadow}</g>${cloth(garment, look, 'g', seed, seenFrom(near), there)}`);
}

function seenFrom({ x, y, zoom, turn = 0 }: CloseUp): Box {
  const angle = Math.abs((turn * Math.PI) / 180);
  const width = (960 * Math.cos(angle) + 1200 * Math.sin(angle)) / zoom;
  const height = (960 * Math.sin(angle) + 1200 * Math.cos(angle)) / zoom;
  return { x: x - width / 2, y: y - height / 2, width, height };
}
