import * as z from 'zod'
import { answeredMeasures, measures } from '../catalogue/measures.ts'
import { c, ifMatch, listQuery } from '../lib/crud.ts'
import { imageFile, optionalText, requiredText, rowId } from '../lib/form.ts'
import { homeInput, staffHome } from './home-rows.ts'
import { answeredDocument, emptyDocument, pageDocument, pageState } from './page-document.ts'

const content = {
  slug: z.string(),
  title: z.string(),
  intro: z.string(),
  body: answeredDocument,
  subcategory: z.int().nullable(),
  measures: answeredMeasures.nullable(),
}

/** The draft of a page. With a `subcategory` it is the size guide of its products, and has `measures`. */
export const staffPage = z.object({
  id: z.int(),
  ...content,
  subcategory_title: z.string().nullable(),
  state: pageState,
  published_at: z.string().nullable(),
})
export type StaffPage = z.infer<typeof staffPage>

const slugRule = 'Write the address in small letters, digits and hyphens: about-us.'

export const pageInput = z.strictObject({
  slug: requiredText('an address', 60).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, slugRule),
  title: requiredText('a title', 80),
  intro: optionalText('the introduction', 300),
  body: pageDocument.default(emptyDocument),
  subcategory: z.int().positive('Choose a sub category.').nullable().default(null),
  measures: measures.nullable().default(null),
})
export type PageInput = z.infer<typeof pageInput>

/** Any of the fields; those that are not sent stay as they are. */
export const pageChange = z.strictObject({
  slug: pageInput.shape.slug.optional(),
  title: pageInput.shape.title.optional(),
  intro: pageInput.shape.intro.unwrap().optional(),
  body: pageDocument.optional(),
  subcategory: pageInput.shape.subcategory.unwrap().optional(),
  measures: measures.nullable().optional(),
})
export type PageChange = z.infer<typeof pageChange>

/** A published state of a page. `texts`: its title, words and rows line by line, to compare it with another. */
export const pageVersion = z.object({
  id: z.int(),
  at: z.string(),
  staff_name: z.string(),
  is_shown: z.boolean(),
  texts: z.array(z.string()),
})
export type PageVersion = z.infer<typeof pageVersion>

const metadata = { access: 'staff', permission: 'content' } as const
const changed = z.object({ id: z.int(), state: pageState, published_at: z.string().nullable() })
const ofVersion = z.object({ id: rowId.shape.id, version: rowId.shape.id })

export const pages = {
  list: {
    method: 'GET',
    path: '/staff/pages/',
    summary: 'The drafts of all pages and size guides, without the home page',
    query: listQuery,
    responses: { 200: z.array(staffPage) },
    metadata,
  },
  create: {
    method: 'POST',
    path: '/staff/pages/',
    summary: 'Add the draft of a page',
    body: pageInput,
    responses: { 201: staffPage },
    metadata,
  },
  get: {
    method: 'GET',
    path: '/staff/pages/:id/',
    summary: 'Read the draft of a page',
    pathParams: rowId,
    responses: { 200: staffPage },
    metadata: { ...metadata, tagged: true },
  },
  edit: {
    method: 'PATCH',
    path: '/staff/pages/:id/',
    summary: 'Change the draft of a page; shoppers see it once it is published',
    pathParams: rowId,
    headers: ifMatch,
    body: pageChange,
    responses: { 200: staffPage },
    metadata,
  },
  remove: {
    method: 'DELETE',
    path: '/staff/pages/:id/',
    summary: 'Move a page to the trash; shoppers see it no more',
    pathParams: rowId,
    headers: ifMatch,
    body: c.noBody(),
    responses: { 204: c.noBody() },
    metadata,
  },
  home: {
    method: 'GET',
    path: '/staff/home/',
    summary: 'The draft of the home page',
    responses: { 200: staffHome },
    metadata: { ...metadata, tagged: true },
  },
  saveHome: {
    method: 'PUT',
    path: '/staff/home/',
    summary: 'Replace the rows of the home page’s draft',
    headers: ifMatch,
    body: homeInput,
    responses: { 200: staffHome },
    metadata,
  },
  publish: {
    method: 'POST',
    path: '/staff/pages/:id/publish/',
    summary: 'Show the draft to shoppers, as a new version; also of the home page',
    pathParams: rowId,
    body: c.noBody(),
    responses: { 200: changed },
    metadata,
  },
  hide: {
    method: 'POST',
    path: '/staff/pages/:id/hide/',
    summary: 'Take a page off the shop; a hidden home page shows the shop’s own rows',
    pathParams: rowId,
    body: c.noBody(),
    responses: { 200: changed },
    metadata,
  },
  versions: {
    method: 'GET',
    path: '/staff/pages/:id/versions/',
    summary: 'The published versions of a page, the newest 50 first; also of the home page',
    pathParams: rowId,
    responses: { 200: z.array(pageVersion) },
    metadata,
  },
  bringBack: {
    method: 'POST',
    path: '/staff/pages/:id/versions/:version/bring-back/',
    summary: 'Make an older version the draft',
    pathParams: ofVersion,
    body: c.noBody(),
    responses: { 200: changed },
    metadata,
  },
  preview: {
    method: 'POST',
    path: '/staff/pages/:id/preview/',
    summary: 'A link of 12 hours that shows the draft in the shop; also of the home page',
    pathParams: rowId,
    body: c.noBody(),
    responses: { 200: z.object({ url: z.string() }) },
    metadata,
  },
  addPicture: {
    method: 'POST',
    path: '/staff/pictures/',
    summary: 'Upload a picture for a page, a row or the logo',
    contentType: 'multipart/form-data',
    body: z.strictObject({ image: imageFile }),
    responses: { 201: z.object({ src: z.string() }) },
    metadata,
  },
} as const
