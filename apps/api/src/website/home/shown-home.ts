import type { Home, HomeRow, ShownRow } from '@etrend/contract'
import { slug } from '@etrend/domain'
import { and, asc, eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import { onSale } from '../../db/catalogue/on-sale'
import type { Mirror } from '../../db/client'
import { category, product } from '../../db/schema/catalogue'
import { slide } from '../../db/schema/website'
import type { ShownCatalogue } from '../shown-catalogue'
import { defaultRows, storedRows } from './home-rows'

const CAROUSEL_PRODUCTS = 8

type Category = typeof category.$inferSelect
const stored = z.object({ body: z.unknown() })

/** Returns a function that gives the home page from its stored rows, or with the shop's own rows from undefined. */
export function homePages(mirror: Mirror, catalogue: ShownCatalogue, clock: () => Date) {
  const { cards, newest } = catalogue
  const categories = mirror.select().from(category).orderBy(asc(category.id)).prepare()
  const slides = mirror.select().from(slide).orderBy(asc(slide.id)).prepare()
  const marked = (column: typeof product.is_featured | typeof product.is_slider) =>
    mirror
      .select({ id: product.id })
      .from(product)
      .where(and(eq(column, true), onSale(sql.placeholder('now'))))
      .orderBy(asc(product.id))
      .limit(CAROUSEL_PRODUCTS)
      .prepare()
  const featured = marked(product.is_featured)
  const slider = marked(product.is_slider)

  return (content: unknown): Home => {
    const all = categories.all()
    const rows =
      content === undefined
        ? defaultRows(slides.all(), all)
        : storedRows(stored.parse(content).body)
    const now = clock().toISOString()
    const current = rows.filter(({ from, to }) => (from ?? '') <= now && (to === null || to > now))
    return {
      slides: current.flatMap((row) => (row.kind === 'slides' ? row.slides.map(slideOf) : [])),
      collections: all.map(({ title }) => ({
        title: collectionTitle(title),
        category: title,
        slug: slug(title),
        products: newest({ category: slug(title) }, CAROUSEL_PRODUCTS),
      })),
      featured: cards(featured.all({ now }).map(({ id }) => id)),
      slider: cards(slider.all({ now }).map(({ id }) => id)),
      rows: current.flatMap((row) => shownRow(row, all) ?? []),
    }
  }

  /** A row as shoppers see it; undefined where its category or collection no longer exists, or it would lead to no products. */
  function shownRow(row: HomeRow, all: Category[]): ShownRow | undefined {
    const titleOf = (id: number) => all.find((one) => one.id === id)?.title
    switch (row.kind) {
      case 'slides':
        return { kind: row.kind }
      case 'banner':
        if (!row.text && !row.href && !catalogue.hasReduced()) return undefined
        return { kind: row.kind, text: row.text, href: row.href, link_text: row.link_text }
      case 'featured':
        return { kind: row.kind, title: row.title }
      case 'category': {
        const name = titleOf(row.category)
        if (name === undefined) return undefined
        return { kind: row.kind, title: row.title, slug: slug(name) }
      }
      case 'collection': {
        const found = catalogue.find(row.collection)
        const products = catalogue.firstOf(row.collection, CAROUSEL_PRODUCTS)
        if (!found || products.length === 0) return undefined
        const href = `/collections/${found.slug}`
        return { kind: 'products', title: row.title || found.title, href, products }
      }
      case 'tiles': {
        const tiles = row.categories.flatMap((id) => tileOf(titleOf(id)) ?? [])
        return tiles.length === 0 ? undefined : { kind: row.kind, title: row.title, tiles }
      }
      case 'text': {
        const { kind, title, text, image, alt, side, href, link_text } = row
        return { kind, title, text, picture: { src: image, alt }, side, href, link_text }
      }
    }
  }

  /** A category with the picture of its fifth newest product: the category's own row begins with the four before. */
  function tileOf(title: string | undefined) {
    if (title === undefined) return undefined
    const card = newest({ category: slug(title) }, 5).at(-1)
    return { title, slug: slug(title), picture: card?.picture ?? null }
  }
}

type StoredSlide = Extract<HomeRow, { kind: 'slides' }>['slides'][number]

function slideOf({ image, tall_image, link_text, ...one }: StoredSlide, index: number) {
  return {
    ...one,
    ...(link_text && { link_text }),
    id: index + 1,
    picture: { src: image, alt: '' },
    tall_picture: { src: tall_image, alt: '' },
  }
}

/** Women → Womens Collection, Men → Mens Collection: the collections as the specification titles them. */
function collectionTitle(category: string) {
  return `${category.endsWith('s') ? category : `${category}s`} Collection`
}
