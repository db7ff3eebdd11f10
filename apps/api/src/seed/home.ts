import { homeInput, type HomeRow } from '@etrend/contract'
import { demoFeatures, type DemoPictures } from '@etrend/demo'
import { asc } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { category } from '../db/schema/catalogue'
import { slide } from '../db/schema/website'
import { defaultRows } from '../website/home/home-rows'
import { publish } from './pages'

/**
 * Arranges the demo's home page: the documented slides, banner and rows of the categories, with tiles that lead to
 * the categories before them and words beside a picture after each.
 */
export async function writeHome(tx: Queries, pictures: DemoPictures, at: string) {
  const categories = await tx.select().from(category).orderBy(asc(category.id))
  const slides = await tx.select().from(slide).orderBy(asc(slide.id))
  const always = { from: null, to: null }
  const tiles: HomeRow = {
    kind: 'tiles',
    id: 'tiles',
    ...always,
    title: '',
    categories: categories.map(({ id }) => id),
  }
  const features = demoFeatures.map(({ scene, ...words }): HomeRow => {
    return { kind: 'text', id: scene, ...always, ...words, image: pictures.feature(scene) }
  })
  const documented = defaultRows(slides, categories).filter(({ kind }) => kind !== 'featured')
  const firstCategory = documented.findIndex(({ kind }) => kind === 'category')
  const rows = [
    ...documented.slice(0, firstCategory),
    tiles,
    ...documented
      .slice(firstCategory)
      .flatMap((row, index) => [row, ...features.slice(index, index + 1)]),
  ]
  const fields = { slug: '', title: 'Home page', intro: '', subcategory: null, measures: null }
  await publish(tx, { ...fields, body: homeInput.parse({ rows }) }, at)
}
