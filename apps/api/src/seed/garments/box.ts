export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const wholeFrame: Box = { x: 0, y: 0, width: 960, height: 1200 };

/** The rectangle round every coordinate drawn in an SVG fragment's paths, cut to `limit`. */
export function boxOf(svg: string, limit: Box): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [, d = ''] of svg.matchAll(/ d="([^"]+)"/g)) {
    (d.match(/-?\d*\.?\d+/g) ?? []).forEach((text, index) => {
      const value = Number(text);
      if (index % 2 === 0) [left, right] = [Math.min(left, value), Math.max(right, value)];
      else [top, bottom] = [Math.min(top, value), Math.max(bottom, value)];
    });
  }
  const x = Math.floor(Math.max(left - 4, limit.x));
  const y = Math.floor(Math.max(top - 4, limit.y));
  return {
    x,
    y,
    width: Math.max(1, Math.ceil(Math.min(right + 4, limit.x + limit.width)) - x),
    height: Math.max(1, Math.ceil(Math.min(bottom + 4, limit.y + limit.height)) - y),
  };
}
