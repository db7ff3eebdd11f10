import type { Piece } from '../drawing'
import type { Placement } from '../place'
import type { Room } from './room'

export const heroScenes = ['women', 'men', 'kids', 'outerwear'] as const
export type HeroScene = (typeof heroScenes)[number]

const black = '#1c1b1a'
const white = '#f4f2ec'
const navy = '#1f2a4d'
const red = '#a82a24'
const green = '#2f6b4a'
const yellow = '#d9a521'

/** A garment and where it goes; `hook` hangs it from a bar or peg at that height. */
export interface Item extends Piece {
  place: Placement
  hook?: number
}

export interface Slide {
  room: Room
  /** Left, right, the height of its bar, and the floor. */
  rack?: readonly [number, number, number, number]
  /** The places of pegs in the wall. */
  pegs?: readonly (readonly [number, number])[]
  bench?: readonly [number, number, number, number]
  stack?: { colours: readonly string[]; place: Placement }
  items: readonly Item[]
}

const boards = ['#e9dfd0', '#dccdb6'] as const

/** The four slides, each composed twice: calm on the left for a wide screen, below for a phone. */
export const slides: Record<HeroScene, Record<'wide' | 'tall', Slide>> = {
  women: {
    wide: {
      room: {
        wall: ['#fbf4ec', '#eeddd0'],
        floor: boards,
        horizon: 906,
        hills: '#c9a08c',
        light: [900, 700],
      },
      rack: [946, 1792, 176, 950],
      items: [
        hung({ kind: 'kurta', color: red, variant: 2 }, 1180, 176, 0.62),
        hung({ kind: 'dress', color: yellow, variant: 4 }, 1568, 176, 0.64),
      ],
    },
    tall: {
      room: {
        wall: ['#fbf4ec', '#eeddd0'],
        floor: boards,
        horizon: 950,
        hills: '#c9a08c',
        light: [220, 760],
      },
      rack: [236, 964, 96, 996],
      items: [hung({ kind: 'dress', color: yellow, variant: 4 }, 600, 96, 0.78)],
    },
  },
  men: {
    wide: {
      room: {
        wall: ['#f7f4ed', '#e0dacd'],
        floor: ['#e2d9c9', '#d5c8b2'],
        horizon: 880,
        hills: '#9aa08f',
        light: [960, 640],
      },
      pegs: [[1530, 170]],
      bench: [860, 1290, 770, 960],
      stack: {
        colours: [navy, '#d8d2c4', green, '#6b6258'],
        place: { x: 480, y: 1000, toX: 1040, toY: 770, zoom: 0.54 },
      },
      items: [hung({ kind: 'jacket', color: navy, variant: 2 }, 1530, 178, 0.66)],
    },
    tall: {
      room: {
        wall: ['#f7f4ed', '#e0dacd'],
        floor: ['#e2d9c9', '#d5c8b2'],
        horizon: 950,
        hills: '#9aa08f',
        light: [220, 700],
      },
      pegs: [[600, 110]],
      items: [hung({ kind: 'jacket', color: navy, variant: 2 }, 600, 118, 0.82)],
    },
  },
  kids: {
    wide: {
      room: {
        wall: ['#fcf5e3', '#f2e3c3'],
        floor: boards,
        horizon: 1200,
        hills: '#f0dfbb',
        light: [820, 820],
      },
      items: [
        laid({ kind: 'tee', color: white, variant: 3 }, 1060, 500, 0.62, -9),
        laid({ kind: 'dungarees', color: navy, variant: 1 }, 1520, 560, 0.74, 6),
      ],
    },
    tall: {
      room: {
        wall: ['#fcf5e3', '#f2e3c3'],
        floor: boards,
        horizon: 1600,
        hills: '#f0dfbb',
        light: [220, 820],
      },
      items: [laid({ kind: 'dungarees', color: navy, variant: 1 }, 600, 540, 0.84, 5)],
    },
  },
  outerwear: {
    wide: {
      room: {
        wall: ['#f3f1ec', '#dcdad4'],
        floor: ['#e0d9cd', '#d1c7b6'],
        horizon: 896,
        hills: '#7f8f9c',
        light: [900, 700],
      },
      rack: [946, 1792, 176, 946],
      items: [
        hung({ kind: 'coat', color: black, variant: 1 }, 1180, 176, 0.63),
        hung({ kind: 'sweater', color: white, variant: 1 }, 1560, 176, 0.58),
      ],
    },
    tall: {
      room: {
        wall: ['#f3f1ec', '#dcdad4'],
        floor: ['#e0d9cd', '#d1c7b6'],
        horizon: 950,
        hills: '#7f8f9c',
        light: [220, 760],
      },
      rack: [236, 964, 96, 996],
      items: [hung({ kind: 'coat', color: black, variant: 1 }, 600, 96, 0.76)],
    },
  },
}

/** A garment on a hanger at x, from a bar or peg at a height. */
export function hung(piece: Piece, x: number, bar: number, zoom: number): Item {
  return { ...piece, hook: bar, place: { x: 480, y: 90, toX: x, toY: bar + 62, zoom } }
}

/** A garment lying flat, its middle at (x, y), turned clockwise by degrees. */
function laid(piece: Piece, x: number, y: number, zoom: number, turn: number): Item {
  return { ...piece, place: { x: 480, y: 600, toX: x, toY: y, zoom, turn } }
}
