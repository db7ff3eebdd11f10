import * as z from 'zod'
import {
  collectionContent,
  collectionKind,
  collectionRule,
  collectionSort,
  contentShape,
  type CollectionRule,
} from './collection-content.ts'
import { c, ifMatch, listQuery } from './crud.ts'
import { idFilter, wordFilter } from './filters.ts'
import { formBoolean, imageFile, optionalText, requiredText, rowId } from './form.ts'
import { picture } from './product-card.ts'

/** Products under an address of their own, /collections/{slug}. */
export const collection = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  text: z.string(),
  image: z.string().describe("'' without a picture."),
  seo_title: z.string().describe("'' where search engines are shown the title."),
  seo_description: z.string().describe("'' where search engines are shown the text."),
  kind: collectionKind,
  rule: collectionRule,
  sort: collectionSort,
  products: z.array(z.int()).describe('The products that were chosen by hand, in their order.'),
})
export type Collection = z.infer<typeof collection>

const slugWords = /^[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u

export const collectionInput = z
  .strictObject({
    title: requiredText('a title', 80),
    slug: optionalText('an address', 80)
      .unwrap()
      .toLowerCase()
      .refine((slug) => slug === '' || slugWords.test(slug), {
        error: 'Write the address as words with hyphens between them: new-in.',
      })
      .default('')
      .describe('The last part of its address; made from the title where it is missing.'),
    text: optionalText('the text', 2000),
    seo_title: optionalText('the title for search engines', 80),
    seo_description: optionalText('the description for search engines', 300),
    ...contentShape,
    image: imageFile.optional(),
    remove_image: formBoolean.default(false),
  })
  .refine(({ kind, rule }) => kind === 'hand' || hasCondition(rule), {
    path: ['rule'],
    error: 'Enter at least one condition, or choose the products by hand.',
  })
export type CollectionInput = z.infer<typeof collectionInput>

/** The products of a collection as staff see them: all that were chosen by hand, or the first of a rule. */
export const collectionPreview = z.object({
  total: z.int(),
  items: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      Brand: z.string(),
      price: z.number(),
      picture: picture.nullable(),
    }),
  ),
})
export type CollectionPreview = z.infer<typeof collectionPreview>

const one = '/staff/collections/:id/'
const staff = { access: 'staff', permission: 'catalogue' } as const

export const collections = {
  list: {
    method: 'GET',
    path: '/staff/collections/',
    summary: 'List every collection',
    query: listQuery.extend({
      kind: wordFilter('kind', collectionKind.options),
      category: idFilter('category'),
      subcategory: idFilter('subcategory'),
      color: idFilter('color'),
    }),
    responses: { 200: z.array(collection) },
    metadata: staff,
  },
  create: {
    method: 'POST',
    path: '/staff/collections/',
    summary: 'Add a collection',
    contentType: 'multipart/form-data',
    body: collectionInput,
    responses: { 201: collection },
    metadata: staff,
  },
  get: {
    method: 'GET',
    path: one,
    summary: 'Read one collection',
    pathParams: rowId,
    responses: { 200: collection },
    metadata: { ...staff, tagged: true },
  },
  edit: {
    method: 'PUT',
    path: one,
    summary: 'Replace a collection; its former address then leads to the new one',
    contentType: 'multipart/form-data',
    pathParams: rowId,
    headers: ifMatch,
    body: collectionInput,
    responses: { 200: collection },
    metadata: staff,
  },
  remove: {
    method: 'DELETE',
    path: one,
    summary: 'Delete a collection; its address then answers 410',
    pathParams: rowId,
    headers: ifMatch,
    body: c.noBody(),
    responses: { 204: c.noBody() },
    metadata: staff,
  },
  counts: {
    method: 'GET',
    path: '/staff/collections/counts/',
    summary: 'How many products each collection shows now',
    responses: { 200: z.array(z.object({ id: z.int(), count: z.int() })) },
    metadata: staff,
  },
  preview: {
    method: 'POST',
    path: '/staff/collections/preview/',
    summary: 'The products that a collection would show, before it is saved',
    body: collectionContent,
    responses: { 200: collectionPreview },
    metadata: staff,
  },
} as const

function hasCondition(rule: CollectionRule) {
  return Object.values(rule).some((condition) => condition !== null && condition !== false)
}
