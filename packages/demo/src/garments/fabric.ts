import type { Weave } from './weave'

export type FabricName =
  | 'jersey'
  | 'pique'
  | 'poplin'
  | 'linen'
  | 'silk'
  | 'crepe'
  | 'fleece'
  | 'knit'
  | 'aran'
  | 'denim'
  | 'twill'
  | 'wool'
  | 'shell'
  | 'canvas'
  | 'tweed'

/** How a cloth falls and catches light. */
export interface Fabric {
  weave: Weave
  /** Width of one weave cell in frame units. */
  cell: number
  /** 0–1: how plainly the weave shows. */
  grain: number
  /** 0–1: how high folds stand. */
  body: number
  /** Blur of the folds: soft cloth rounds them, crisp cloth breaks. */
  softness: number
  /** How plainly its roundness shows: 1 for plain cloth, more where it shines, less where it is rough. */
  sheen: number
}

export const fabrics: Record<FabricName, Fabric> = {
  jersey: {
    weave: 'jersey',
    cell: 5,
    grain: 0.34,
    body: 0.75,
    softness: 9,
    sheen: 0.9,
  },
  pique: {
    weave: 'honeycomb',
    cell: 7,
    grain: 0.5,
    body: 0.7,
    softness: 8,
    sheen: 0.8,
  },
  poplin: {
    weave: 'plain',
    cell: 3,
    grain: 0.22,
    body: 0.85,
    softness: 6,
    sheen: 1,
  },
  linen: {
    weave: 'plain',
    cell: 4,
    grain: 0.45,
    body: 0.8,
    softness: 7,
    sheen: 0.75,
  },
  silk: {
    weave: 'plain',
    cell: 2.5,
    grain: 0.1,
    body: 1,
    softness: 8,
    sheen: 1.3,
  },
  crepe: {
    weave: 'speckle',
    cell: 90,
    grain: 0.3,
    body: 0.9,
    softness: 9,
    sheen: 1.05,
  },
  fleece: {
    weave: 'speckle',
    cell: 120,
    grain: 0.6,
    body: 1,
    softness: 11,
    sheen: 0.7,
  },
  knit: {
    weave: 'cable',
    cell: 13,
    grain: 0.85,
    body: 0.85,
    softness: 11,
    sheen: 0.75,
  },
  aran: {
    weave: 'cable',
    cell: 12,
    grain: 0.42,
    body: 0.85,
    softness: 11,
    sheen: 0.75,
  },
  denim: {
    weave: 'twill',
    cell: 5,
    grain: 0.62,
    body: 0.85,
    softness: 9,
    sheen: 0.8,
  },
  twill: {
    weave: 'twill',
    cell: 4,
    grain: 0.35,
    body: 0.8,
    softness: 9,
    sheen: 0.95,
  },
  wool: {
    weave: 'herringbone',
    cell: 16,
    grain: 0.5,
    body: 0.7,
    softness: 10,
    sheen: 0.85,
  },
  shell: {
    weave: 'plain',
    cell: 3,
    grain: 0.15,
    body: 0.9,
    softness: 7,
    sheen: 1.25,
  },
  canvas: {
    weave: 'basket',
    cell: 8,
    grain: 0.7,
    body: 0.7,
    softness: 9,
    sheen: 0.7,
  },
  tweed: {
    weave: 'speckle',
    cell: 110,
    grain: 0.8,
    body: 0.7,
    softness: 10,
    sheen: 0.7,
  },
}
