import { initContract } from '@ts-rest/core'
import * as z from 'zod'
import { picture, productCard, stockWord } from '../catalogue/product-card.ts'
import { correctedText, productList, productQuery } from '../catalogue/product-list.ts'
import { productTexts } from '../catalogue/products.ts'
import { fitVotes } from '../customers/reviews.ts'
import { rowId } from '../lib/form.ts'
import { rowShape } from '../lib/noun-fields.ts'
import { writtenText } from '../lib/typed-text.ts'
import { shownSettings } from '../shop/settings.ts'
import { appearance } from '../website/appearance.ts'
import { home, shownPage } from '../website/shown-pages.ts'

const c = initContract()

/** The settings that shoppers see, and what the server adds to them. */
export const shop = z.object({
  ...rowShape(shownSettings),
  /** Payments are simulated and no money moves; every page of the storefront says so. */
  payments_simulated: z.boolean(),
  /** The published pages, without size guides. */
  pages: z.array(z.object({ slug: z.string(), title: z.string() })),
  /** What the owner has changed of the shop's look; absent when nothing. */
  appearance: appearance.optional(),
  storefront_url: z.string(),
  admin_url: z.string(),
})
export type Shop = z.infer<typeof shop>

export const menuCategory = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  subcategories: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      slug: z.string(),
      /** The first 4 (spec §9). */
      products: z.array(productCard),
    }),
  ),
})
export type MenuCategory = z.infer<typeof menuCategory>

export const productDetail = productCard.extend({
  ...rowShape(productTexts),
  rating: z.number().nullable(),
  review_count: z.int(),
  fit_votes: fitVotes.nullable().describe('What the reviews say about its fit; null: nothing yet.'),
  like_count: z.int(),
  sizes: z
    .array(
      z.object({
        size: z.int(),
        size_name: z.string(),
        kids_age: z
          .string()
          .nullable()
          .describe(
            "The ages of the kids who wear it: '6–7 years'. null: not known, or not for kids.",
          ),
      }),
    )
    .describe('The sizes that any of its colors is kept in, in the order of the shop.'),
  product_colors: z.array(
    z.object({
      id: z.int(),
      color_name: z.string(),
      hex_code: z.string(),
      pictures: z.array(picture),
      units: z.array(
        z.object({
          size: z.int(),
          size_name: z.string(),
          code: z.string(),
          stock: stockWord,
          left: z.int().nullable().describe('How many, when few are left; else null.'),
        }),
      ),
    }),
  ),
  similar: z.array(productCard),
  size_guide: z
    .string()
    .nullable()
    .describe('The slug of its size guide, a page; null without one.'),
})
export type ProductDetail = z.infer<typeof productDetail>
export type ProductDetailColor = ProductDetail['product_colors'][number]

/** A product that was archived or has ended: where to look instead. Its own texts are not shown any more. */
export const goneProduct = z.object({
  message: z.string(),
  category: z.object({ title: z.string(), slug: z.string() }),
  subcategory: z.object({ title: z.string(), slug: z.string() }),
  similar: z.array(productCard),
})
export type GoneProduct = z.infer<typeof goneProduct>

export const searchSuggestions = z.object({
  products: z.array(productCard),
  categories: z.array(
    z.object({ title: z.string(), category: z.string(), subcategory: z.string().nullable() }),
  ),
  corrected: correctedText,
})
export type SearchSuggestions = z.infer<typeof searchSuggestions>

/** A product by its id, '18', or in one of its colours, '18-red'. */
const shownProduct = z
  .string()
  .regex(/^\d{1,15}(-.{1,80})?$/, 'Name products by their ids, or as 18-red.')
  .transform((text) => {
    const [id, ...color] = text.split('-')
    return { id: Number(id), color: color.join('-') }
  })

/** One product or several: `id=3&id=5-red`. */
const someProducts = z
  .union([
    shownProduct.transform((one) => [one]),
    z.array(shownProduct).max(20, 'Ask for at most 20 products.'),
  ])
  .meta({ type: 'array', items: { type: 'string' } })
  .describe('By id, as 18, or in a colour, as 18-red.')

/** The page whose picture is meant: the home page or any other without a picture of its own, a list, or a product. */
const sharedPage = z.object({
  of: z
    .string()
    .regex(
      /^(shop|products|(category|collection)-.{1,100}|product-\d{1,15}(-.{1,80})?)$/u,
      'Name the page as shop, products, category-women, collection-dashain, product-18 or product-18-red.',
    ),
})

const jpeg = c.otherResponse({ contentType: 'image/jpeg', body: z.custom<Uint8Array | Blob>() })

/** `kept`: the response depends only on the URL and the catalogue, so it is cached until the catalogue changes. */
const metadata = { access: 'public', kept: true } as const

export const store = {
  shop: {
    method: 'GET',
    path: '/store/shop',
    summary: "The shop's name, place, phone and fees",
    responses: { 200: shop },
    metadata,
  },
  menu: {
    method: 'GET',
    path: '/store/menu',
    summary: 'Categories, their sub categories and up to 4 products of each',
    responses: { 200: z.array(menuCategory) },
    metadata,
  },
  home: {
    method: 'GET',
    path: '/store/home',
    summary: 'Slides, the three collections, featured and slider products',
    responses: { 200: home },
    metadata,
  },
  products: {
    method: 'GET',
    path: '/store/products',
    summary: 'Products by filter, 10 a page, with counts per filter value',
    query: productQuery,
    responses: { 200: productList },
    metadata,
  },
  product: {
    method: 'GET',
    path: '/store/products/:id',
    summary: 'One product with colours, pictures, units and similar products',
    pathParams: rowId,
    responses: { 200: productDetail, 410: goneProduct },
    metadata,
  },
  cards: {
    method: 'GET',
    path: '/store/cards',
    summary: 'The cards of those of these products that are on sale',
    query: z.object({ id: someProducts }),
    responses: { 200: z.array(productCard) },
    metadata: { access: 'public' },
  },
  preview: {
    method: 'GET',
    path: '/store/previews/:token',
    summary: 'Read the product of a preview link',
    pathParams: z.object({ token: z.string().max(200) }),
    responses: { 200: productDetail },
    metadata: { access: 'public' },
  },
  sharePicture: {
    method: 'GET',
    path: '/store/share-pictures/:of',
    summary: 'The address of the picture that link previews show of a page',
    pathParams: sharedPage,
    responses: { 200: z.object({ src: z.string() }) },
    metadata,
  },
  sharePictureFile: {
    method: 'GET',
    path: '/media/share/:of/:file',
    summary: 'That picture, a JPEG of 1200 × 630; the file is named after its version',
    pathParams: sharedPage.extend({
      file: z.string().regex(/^[0-9a-f]{10}\.jpg$/, 'There is no such picture.'),
    }),
    responses: { 200: jpeg },
    metadata: { access: 'public' },
  },
  search: {
    method: 'GET',
    path: '/store/search',
    summary: 'Suggestions while typing: products and categories',
    query: z.object({
      q: z.string().overwrite(writtenText).max(100, 'Search with at most 100 characters.'),
    }),
    responses: { 200: searchSuggestions },
    metadata,
  },
  page: {
    method: 'GET',
    path: '/store/pages/:slug',
    summary: 'One published page or size guide',
    pathParams: z.object({ slug: z.string().max(100, 'There is no such page.') }),
    responses: { 200: shownPage },
    metadata,
  },
  draft: {
    method: 'GET',
    path: '/store/drafts/:token',
    summary: 'The draft that a staff member’s preview link shows: a page, or the home page',
    pathParams: z.object({ token: z.string().max(200, 'This preview link is not valid.') }),
    responses: { 200: z.object({ page: shownPage.nullable(), home: home.nullable() }) },
    metadata: { access: 'public' },
  },
} as const
