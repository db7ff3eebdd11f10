import * as z from 'zod'
import { picture, productCard } from '../catalogue/product-card.ts'
import { optionalText, requiredText } from '../lib/form.ts'
import { pageLink, pageSrc, pageState } from './page-document.ts'

const moment = z
  .string()
  .pipe(z.iso.datetime({ error: 'Enter a day and a time.' }))
  .nullable()
  .default(null)

/** What every row has: an id that the editor gives it, and from when to when it is shown; null for no limit. */
const placed = {
  id: z.string().regex(/^[\w-]{1,40}$/, 'A row’s id has letters, digits and hyphens.'),
  from: moment,
  to: moment,
}

const title = optionalText('the title', 80)
const href = pageLink.describe('Where it leads: /womens, or https://…')

const heroSlide = z.strictObject({
  title: requiredText('a heading', 80),
  description: optionalText('the description', 200),
  href,
  link_text: optionalText('what the button says', 40),
  image: pageSrc,
  tall_image: pageSrc.describe('The picture for phones, upright.'),
})

/**
 * A row of the home page. `slides` is the carousel; `banner` a line of large words: where its fields are empty, it leads to the reduced products, while there are any;
 * `category` a carousel of its newest products; `collection` one of its first products in its own order; `featured` the two featured products; `tiles` categories as pictures;
 * `text` words beside a picture.
 */
export const homeRow = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('slides'),
    ...placed,
    slides: z.array(heroSlide).min(1, 'Add a slide.').max(8, 'The carousel has room for 8 slides.'),
  }),
  z.strictObject({
    kind: z.literal('banner'),
    ...placed,
    text: optionalText('the text', 120),
    href: z.union([z.literal(''), pageLink]).default(''),
    link_text: optionalText('what the link says', 40),
  }),
  z.strictObject({ kind: z.literal('category'), ...placed, title, category: z.int().positive() }),
  z.strictObject({
    kind: z.literal('collection'),
    ...placed,
    title,
    collection: z.int().positive('Choose a collection.'),
  }),
  z.strictObject({ kind: z.literal('featured'), ...placed, title }),
  z.strictObject({
    kind: z.literal('tiles'),
    ...placed,
    title,
    categories: z
      .array(z.int().positive())
      .min(1, 'Choose a category.')
      .max(12, 'Choose at most 12 categories.'),
  }),
  z.strictObject({
    kind: z.literal('text'),
    ...placed,
    title: requiredText('a heading', 80),
    text: requiredText('the text', 1000),
    image: pageSrc,
    alt: optionalText('what the picture shows', 200),
    side: z.enum(['left', 'right']).describe('Where the picture is on wide screens.'),
    href: z.union([z.literal(''), pageLink]).default(''),
    link_text: optionalText('what the link says', 40),
  }),
])
export type HomeRow = z.infer<typeof homeRow>

/** A row as shoppers see it. Slides, categories' products and featured ones are beside the rows in the same answer. */
export const shownRow = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('slides') }),
  z.object({
    kind: z.literal('banner'),
    // '' stands for 'Now at lower prices', the reduced products, and 'See what is reduced'.
    text: z.string(),
    href: z.string(),
    link_text: z.string(),
  }),
  // '' stands for the title of the collection, and for 'Featured'.
  z.object({ kind: z.literal('category'), title: z.string(), slug: z.string() }),
  z.object({ kind: z.literal('featured'), title: z.string() }),
  // The first products of a collection.
  z.object({
    kind: z.literal('products'),
    title: z.string(),
    href: z.string(),
    products: z.array(productCard),
  }),
  z.object({
    kind: z.literal('tiles'),
    title: z.string(),
    tiles: z.array(z.object({ title: z.string(), slug: z.string(), picture: picture.nullable() })),
  }),
  z.object({
    kind: z.literal('text'),
    title: z.string(),
    text: z.string(),
    picture,
    side: z.enum(['left', 'right']),
    href: z.string(),
    link_text: z.string(),
  }),
])
export type ShownRow = z.infer<typeof shownRow>

const rows = z
  .array(homeRow)
  .max(30, 'The home page has room for 30 rows.')
  .refine(
    (all) => new Set(all.map(({ id }) => id)).size === all.length,
    'Give each row its own id.',
  )
  .refine(
    (all) => all.filter(({ kind }) => kind === 'slides').length <= 1,
    'The home page has one carousel of slides.',
  )
  .refine(
    (all) => all.every(({ from, to }) => from === null || to === null || from < to),
    'A row ends after it begins.',
  )

export const homeInput = z.strictObject({ rows })
export type HomeInput = z.infer<typeof homeInput>

/** The draft of the home page. `id` is null while nobody has changed it, and shoppers see the shop's own rows. */
export const staffHome = z.object({
  id: z.int().nullable(),
  rows: z.array(
    z
      .custom<HomeRow>((value) => typeof value === 'object' && value !== null)
      .meta({ type: 'object', description: 'As HomeRow.' }),
  ),
  state: pageState,
  published_at: z.string().nullable(),
})
export type StaffHome = z.infer<typeof staffHome>
