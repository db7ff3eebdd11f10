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

/** A garment and where it goes; `hook` hangs it from the rail at that height. */
export interface Item extends Piece {
  place: Placement
  hook?: number
}

export interface Slide {
  room: Room
  rail?: readonly [number, number, number]
  bench?: readonly [number, number, number, number]
  /** A Dhaka runner over the bench or rail: left, right, top, bottom. */
  runner?: readonly [number, number, number, number]
  stack?: { colours: readonly string[]; place: Placement }
  items: readonly Item[]
}

const boards = ['#eadfce', '#dfd0b9'] as const

/** The four slides, each composed twice: calm on the left for a wide screen, below for a phone. */
export const slides: Record<HeroScene, Record<'wide' | 'tall', Slide>> = {
  women: {
    wide: {
      room: {
        wall: ['#fbf4ec', '#ecdcd0'],
        floor: boards,
        horizon: 962,
        hills: '#c9a08c',
        light: [640, 760],
      },
      rail: [760, 1880, 150],
      items: [
        hung({ kind: 'blouse', color: white, variant: 1 }, 930, 150, 0.6),
        hung({ kind: 'kurta', color: red, variant: 2 }, 1664, 150, 0.7),
        hung({ kind: 'skirt', color: green, variant: 3 }, 1170, 150, 0.62),
        hung({ kind: 'dress', color: yellow, variant: 4 }, 1412, 150, 0.68),
      ],
    },
    tall: {
      room: {
        wall: ['#fbf4ec', '#ecdcd0'],
        floor: boards,
        horizon: 1010,
        hills: '#c9a08c',
        light: [120, 760],
      },
      rail: [60, 1140, 130],
      items: [
        hung({ kind: 'blouse', color: white, variant: 1 }, 250, 130, 0.54),
        hung({ kind: 'kurta', color: red, variant: 2 }, 930, 130, 0.66),
        hung({ kind: 'dress', color: yellow, variant: 4 }, 600, 130, 0.64),
      ],
    },
  },
  men: {
    wide: {
      room: {
        wall: ['#f7f4ed', '#ded8cb'],
        floor: ['#e2d9c9', '#d5c8b2'],
        horizon: 948,
        hills: '#9aa08f',
        light: [700, 700],
      },
      rail: [1180, 1880, 150],
      bench: [700, 1250, 800, 1000],
      stack: {
        colours: [navy, '#d8d2c4', green, '#6b6258'],
        place: { x: 480, y: 1000, toX: 900, toY: 800, zoom: 0.56 },
      },
      items: [
        hung({ kind: 'jacket', color: navy, variant: 2 }, 1630, 150, 0.66),
        hung({ kind: 'shirt', color: white }, 1370, 150, 0.66),
        { kind: 'cap', color: green, place: { x: 480, y: 900, toX: 1140, toY: 804, zoom: 0.27 } },
      ],
    },
    tall: {
      room: {
        wall: ['#f7f4ed', '#ded8cb'],
        floor: ['#e2d9c9', '#d5c8b2'],
        horizon: 1010,
        hills: '#9aa08f',
        light: [120, 700],
      },
      rail: [420, 1150, 120],
      bench: [60, 560, 880, 1060],
      stack: {
        colours: [navy, '#d8d2c4', green],
        place: { x: 480, y: 1000, toX: 250, toY: 880, zoom: 0.5 },
      },
      items: [
        hung({ kind: 'jacket', color: navy, variant: 2 }, 920, 120, 0.64),
        hung({ kind: 'shirt', color: white }, 640, 120, 0.64),
        { kind: 'cap', color: green, place: { x: 480, y: 900, toX: 470, toY: 884, zoom: 0.24 } },
      ],
    },
  },
  kids: {
    wide: {
      room: {
        wall: ['#fcf5e3', '#f0dfbb'],
        floor: boards,
        horizon: 1200,
        hills: '#f0dfbb',
        light: [620, 820],
      },
      items: [
        laid({ kind: 'tee', color: white, variant: 3 }, 890, 400, 0.52, -11),
        laid({ kind: 'shorts', color: red }, 960, 840, 0.46, 7),
        laid({ kind: 'dungarees', color: navy, variant: 1 }, 1318, 555, 0.8, 5),
        laid({ kind: 'hoodie', color: yellow, variant: 2 }, 1686, 390, 0.52, -7),
        laid({ kind: 'cap', color: green, variant: 1 }, 1714, 866, 0.42, 10),
      ],
    },
    tall: {
      room: {
        wall: ['#fcf5e3', '#f0dfbb'],
        floor: boards,
        horizon: 1600,
        hills: '#f0dfbb',
        light: [120, 820],
      },
      items: [
        laid({ kind: 'tee', color: white, variant: 3 }, 250, 300, 0.48, -10),
        laid({ kind: 'shorts', color: red }, 260, 780, 0.44, 8),
        laid({ kind: 'dungarees', color: navy, variant: 1 }, 620, 560, 0.78, 4),
        laid({ kind: 'hoodie', color: yellow, variant: 2 }, 970, 320, 0.48, 8),
        laid({ kind: 'cap', color: green, variant: 1 }, 970, 800, 0.4, -8),
      ],
    },
  },
  outerwear: {
    wide: {
      room: {
        wall: ['#f3f1ec', '#d9d8d2'],
        floor: ['#e0d9cd', '#d1c7b6'],
        horizon: 940,
        hills: '#7f8f9c',
        light: [680, 760],
      },
      rail: [740, 1700, 140],
      bench: [1440, 1900, 830, 1010],
      runner: [1500, 1620, 826, 960],
      items: [
        hung({ kind: 'jacket', color: green }, 900, 140, 0.62),
        hung({ kind: 'sweater', color: white, variant: 1 }, 1430, 140, 0.6),
        hung({ kind: 'coat', color: black, variant: 1 }, 1160, 140, 0.7),
        {
          kind: 'bag',
          color: yellow,
          variant: 3,
          place: { x: 480, y: 1100, toX: 1740, toY: 834, zoom: 0.34 },
        },
      ],
    },
    tall: {
      room: {
        wall: ['#f3f1ec', '#d9d8d2'],
        floor: ['#e0d9cd', '#d1c7b6'],
        horizon: 1010,
        hills: '#7f8f9c',
        light: [120, 760],
      },
      rail: [60, 1140, 120],
      items: [
        hung({ kind: 'jacket', color: green }, 250, 120, 0.58),
        hung({ kind: 'sweater', color: white, variant: 1 }, 940, 120, 0.58),
        hung({ kind: 'coat', color: black, variant: 1 }, 600, 120, 0.68),
      ],
    },
  },
}

function hung(piece: Piece, x: number, rail: number, zoom: number): Item {
  return { ...piece, hook: rail, place: { x: 480, y: 90, toX: x, toY: rail + 62, zoom } }
}

function laid(piece: Piece, x: number, y: number, zoom: number, turn: number): Item {
  return { ...piece, place: { x: 480, y: 600, toX: x, toY: y, zoom, turn } }
}
