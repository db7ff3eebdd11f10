import { hung, type Slide } from './slides'

export const featureScenes = ['women', 'men', 'weaving'] as const
export type FeatureScene = (typeof featureScenes)[number]

/** Pictures beside words: what the women's and the men's shelves are about, from near. */
export const features: Record<Exclude<FeatureScene, 'weaving'>, Slide> = {
  women: {
    room: {
      wall: ['#f9efe6', '#e6cfc0'],
      floor: ['#e9dfd0', '#dccdb6'],
      horizon: 1300,
      hills: '#c9a08c',
      light: [620, 800],
    },
    rack: [-200, 1800, 120, 1400],
    items: [
      hung({ kind: 'skirt', color: '#2f6b4a', variant: 3 }, 1130, 120, 0.92),
      hung({ kind: 'kurta', color: '#d9a521', variant: 2 }, 500, 120, 0.92),
    ],
  },
  men: {
    room: {
      wall: ['#f4f1ea', '#d6d2c6'],
      floor: ['#e2d9c9', '#d5c8b2'],
      horizon: 1300,
      hills: '#9aa08f',
      light: [300, 800],
    },
    rack: [-200, 1800, 120, 1400],
    items: [
      hung({ kind: 'polo', color: '#2f6b4a' }, 430, 120, 0.92),
      hung({ kind: 'shirt', color: '#f4f2ec' }, 1150, 120, 0.92),
    ],
  },
}
