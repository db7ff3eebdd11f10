import { wholeFrame } from './box';
import { cloth } from './cloth';
import { palette } from './colour';
import { tee } from './kinds/tee';
import type { Kind, Look, View } from './model';
import { randomFrom, seedOf } from './noise';
import { castShadow, studio } from './studio';

const kinds = { tee } satisfies Record<string, Kind>;
export const garmentKinds = ['tee'] as const;
export type GarmentKind = (typeof garmentKinds)[number];

export interface Drawing {
  kind: GarmentKind;
  color: string;
  view: View;
  variant?: number;
}

export function drawGarment({ kind, color, view, variant = 0 }: Drawing): string {
  const seed = seedOf(kind, variant);
  const look: Look = { palette: palette(color), variant, side: view === 'back' ? 'back' : 'front', near: view === 'detail', random: randomFrom(seed) };
  const garment = kinds[kind].draw(look);
  const outline = garment.parts.map((part) => part.path).join('');
  return studio(castShadow(outline, 'g') + cloth(garment, look, 'g', seed, wholeFrame));
}
