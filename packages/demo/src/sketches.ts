import { heroWidths, pictureWidths, tallHeroWidths } from '@etrend/domain'
import {
  drawAtScale,
  drawFeature,
  drawGarment,
  drawHero,
  featureScenes,
  heroScenes,
  type FeatureScene,
} from './garments'
import { garmentLength } from './measures'
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

/** Sketches every product in each of its colors, from all sides, and the pictures of the home page. */
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
      others: viewsOf(product)
        .slice(1)
        .map((view) => src(keyOf(product, color, view))),
    }),
    slide: (index: number) => ({
      image: src(`slide ${index} wide`),
      tall_image: src(`slide ${index} tall`),
    }),
    feature: (scene: FeatureScene) => src(`feature ${scene}`),
  }
}

type View = 'front' | 'back' | 'detail' | 'scale'
type Named = { key: string; svg: string; widths: readonly number[]; color: string; view: View }

/** The views of a product, the front first. An accessory has no length to show on a hanger. */
function viewsOf(product: DemoProduct): View[] {
  const length = garmentLength(product)
  return ['front', 'back', 'detail', ...(length === undefined ? [] : ['scale' as const])]
}

function garmentSketches(product: DemoProduct): Named[] {
  const { kind, variant = 0 } = product
  return product.colors.flatMap((name) =>
    viewsOf(product).map((view) => {
      const color = demoColors[name]
      const svg =
        view === 'scale'
          ? drawAtScale({ kind, variant, color }, garmentLength(product) ?? 0)
          : drawGarment({ kind, variant, view, color })
      return { key: keyOf(product, name, view), svg, widths: pictureWidths, color, view }
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
