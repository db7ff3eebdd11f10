import type { BentFold, Fold } from './model'
import type { Point } from './path'

/**
 * How folds carry the cloth's edge and what is printed on it: along a fold's crest it comes down, beside the sharp flank
 * it is drawn up. A fold that begins at the edge swings that out most.
 */
export function ripples(folds: readonly Fold[]): (x: number, y: number) => Point {
  const moves = folds.flatMap((fold) => ('spine' in fold && fold.width > 15 ? [ripple(fold)] : []))
  return (x, y) => {
    let [dx, dy] = [0, 0]
    for (const move of moves) {
      const by = move(x, y)
      if (by === 0) continue
      dx += move.along[0] * by
      dy += move.along[1] * by
    }
    // Where folds meet, the cloth swings out no further than one would carry it.
    const far = Math.hypot(dx, dy)
    const held = far < 1 ? 1 : (most * Math.tanh(far / most)) / far
    return [dx * held, dy * held]
  }
}

const most = 9

interface Ripple {
  (x: number, y: number): number
  along: Point
}

function ripple(fold: BentFold): Ripple {
  const [a, c, b] = fold.spine
  const long = Math.hypot(a[0] - b[0], a[1] - b[1]) || 1
  const along: Point = [(a[0] - b[0]) / long, (a[1] - b[1]) / long]
  const soft = softSide(fold)
  const swing = (fold.from === 'edge' ? 10 : 3.5) * Math.min(1, fold.height * 1.8)
  const bow = (c[0] - (a[0] + b[0]) / 2) * soft[0] + (c[1] - (a[1] + b[1]) / 2) * soft[1]
  const by = (x: number, y: number) => {
    const t = ((x - b[0]) * along[0] + (y - b[1]) * along[1]) / long
    if (t <= 0 || (t >= 1 && fold.from !== 'edge') || t > 1.3) return 0
    const off = (x - b[0]) * soft[0] + (y - b[1]) * soft[1] - bow * 2 * t * (1 - t)
    const across = off / fold.width
    if (across < -1.6 || across > 1.8) return 0
    const ramp = fold.from === 'edge' ? Math.min(1, t * t * 1.2) : Math.sin(Math.PI * t)
    const crest = fold.from === 'edge' ? 0.15 : 0.5
    const wave =
      Math.exp(-(((across - crest) / 0.55) ** 2)) -
      0.5 * Math.exp(-(((across - crest + 0.9) / 0.38) ** 2))
    return swing * ramp * wave
  }
  return Object.assign(by, { along })
}

/** The direction square to a fold in which it falls gently: towards the lamp at the upper left, or away when it is turned. */
export function softSide({ spine: [a, , b], turned }: BentFold): Point {
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const [dx, dy] = [(b[0] - a[0]) / long, (b[1] - a[1]) / long]
  const side = (dy * -0.74 + dx * 0.67 > 0 ? 1 : -1) * (turned === true ? -1 : 1)
  return [dy * side, -dx * side]
}
