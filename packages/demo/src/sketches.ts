import { heroWidths, pictureWidths, tallHeroWidths } from '@etrend/domain'
import {
  drawFeature,
  drawGarment,
  drawHero,
  featureScenes,
  heroScenes,
  type FeatureScene,
} from './garments'
import { demoColors, type ColorName, type DemoProduct } from './products'

/** Keeps an SVG that is drawn later and gives its picture's src: media's saveSketch. */
export type SaveSketch = (sketch: {
  svg: string
  widths: readonly number[]
  /** What is shown until it is drawn, as #rrggbb. */
  color: string
  /** Lower numbers are drawn first. */
  place: number
}) => Promise<string>
export type DemoPictures = Awaited<ReturnType<typeof sketchDemo>>

/** The plaster wall of the home page's pictures. */
const WALL = '#f2e8de'

/** Sketches every product in each of its colors (front, back, detail), and the pictures of the home page. */
export async function sketchDemo(products: DemoProduct[], save: SaveSketch) {
  const sources = new Map<string, string>()
  const [fronts, others] = frontsFirst(products.flatMap(garmentSketches))
  const all = [...slideSketches(), ...fronts, ...featureSketches(), ...others]
  for (const [place, { key, svg, widths, color }] of all.entries()) {
    sources.set(key, await save({ svg, widths, color, place }))
  }

  const src = (key: string) => {
    const found = sources.get(key)
    if (found === undefined) throw new Error(`${key} was not sketched`)
    return found
  }
  return {
    of: (product: DemoProduct, color: ColorName) => ({
      front: src(keyOf(product, color, 'front')),
      others: [src(keyOf(product, color, 'back')), src(keyOf(product, color, 'detail'))],
    }),
    slide: (index: number) => ({
      image: src(`slide ${index} wide`),
      tall_image: src(`slide ${index} tall`),
    }),
    feature: (scene: FeatureScene) => src(`feature ${scene}`),
  }
}

type View = 'front' | 'back' | 'detail'
type Named = { key: string; svg: string; widths: readonly number[]; color: string; view: View }

function garmentSketches(product: DemoProduct): Named[] {
  const { kind, variant = 0 } = product
  return product.colors.flatMap((name) =>
    (['front', 'back', 'detail'] as const).map((view) => {
      const color = demoColors[name]
      const key = keyOf(product, name, view)
      return {
        key,
        svg: drawGarment({ kind, variant, view, color }),
        widths: pictureWidths,
        color,
        view,
      }
    }),
  )
}

function slideSketches(): Named[] {
  const view = 'front' as const
  return heroScenes.flatMap((scene, index) => [
    {
      key: `slide ${index} wide`,
      svg: drawHero({ scene, format: 'wide' }),
      widths: heroWidths,
      color: WALL,
      view,
    },
    {
      key: `slide ${index} tall`,
      svg: drawHero({ scene, format: 'tall' }),
      widths: tallHeroWidths,
      color: WALL,
      view,
    },
  ])
}

function featureSketches(): Named[] {
  return featureScenes.map((scene) => ({
    key: `feature ${scene}`,
    svg: drawFeature(scene),
    widths: pictureWidths,
    color: WALL,
    view: 'front',
  }))
}

/** Lists show fronts; backs and details are seen on the product's own page. */
function frontsFirst(sketches: Named[]) {
  const isFront = ({ view }: Named) => view === 'front'
  return [sketches.filter(isFront), sketches.filter((one) => !isFront(one))] as const
}

function keyOf(product: DemoProduct, color: ColorName, view: View) {
  return `${product.title} ${color} ${view}`
}
