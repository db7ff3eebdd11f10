import { heroWidths, pictureWidths, tallHeroWidths } from '@etrend/domain'
import { drawGarment, drawHero, heroScenes } from '../garments'
import { demoColors, type ColorName, type DemoProduct } from './products'

/** Keeps a drawn SVG as a picture in these widths and gives its src: media's saveDrawing. */
export type Draw = (svg: string, widths: readonly number[]) => Promise<string>
export type DemoPictures = Awaited<ReturnType<typeof drawDemo>>

// As many as the cores of a small machine: each is drawn by a process of its own.
const AT_ONCE = 2

/** Draws every product in each of its colours (front, back, detail) and the slides, wide and tall. */
export async function drawDemo(
  products: DemoProduct[],
  draw: Draw,
  progress: (done: number, all: number) => void,
) {
  const drawn = new Map<string, string>()
  const tasks = [...products.flatMap(garmentTasks), ...slideTasks()]
  const waiting = tasks.values()
  let done = 0
  const work = async () => {
    for (const { key, svg, widths } of waiting) {
      drawn.set(key, await draw(svg(), widths))
      progress(++done, tasks.length)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))

  const src = (key: string) => {
    const found = drawn.get(key)
    if (found === undefined) throw new Error(`${key} was not drawn`)
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
  }
}

type Task = { key: string; svg: () => string; widths: readonly number[] }

function garmentTasks(product: DemoProduct): Task[] {
  const { kind, variant = 0 } = product
  return product.colors.flatMap((color) =>
    (['front', 'back', 'detail'] as const).map((view) => ({
      key: keyOf(product, color, view),
      svg: () => drawGarment({ kind, variant, view, color: demoColors[color] }),
      widths: pictureWidths,
    })),
  )
}

function slideTasks(): Task[] {
  return heroScenes.flatMap((scene, index) => [
    {
      key: `slide ${index} wide`,
      svg: () => drawHero({ scene, format: 'wide' }),
      widths: heroWidths,
    },
    {
      key: `slide ${index} tall`,
      svg: () => drawHero({ scene, format: 'tall' }),
      widths: tallHeroWidths,
    },
  ])
}

function keyOf(product: DemoProduct, color: ColorName, view: string) {
  return `${product.title} ${color} ${view}`
}
