import * as z from 'zod'

/** What a page's text may show from the settings, so that it never contradicts them. */
export const pageFacts = [
  'name',
  'location',
  'phone',
  'complaints',
  'registration',
  'return_window',
] as const
export type PageFact = (typeof pageFacts)[number]

/** A link of a page: to another page of the shop, or out with https, mailto or tel. */
export const pageLink = z
  .string()
  .max(500, 'Keep a link to 500 characters.')
  .regex(
    /^(\/(?![/\\])[^\s\\]*|https:\/\/[^\s]+|mailto:[^\s]+@[^\s]+|tel:\+?[\d-]+)$/,
    'A link begins with /, https://, mailto: or tel:.',
  )

/** The src of a picture that was uploaded for a page. */
export const pageSrc = z
  .string()
  .regex(/^\/media\/[0-9a-f]{32}$/, 'Choose a picture that was uploaded here.')

// oxlint-disable-next-line no-control-regex
const written = z.string().regex(/^[^\u0000-\u001f\u007f]*$/u, 'Leave control characters out.')
const plainMark = z.strictObject({ type: z.enum(['bold', 'italic']) })
const linkMark = z.strictObject({
  type: z.literal('link'),
  attrs: z.strictObject({ href: pageLink }),
})
const text = z.strictObject({
  type: z.literal('text'),
  text: written.min(1).max(5000, 'Keep a paragraph to 5000 characters.'),
  marks: z
    .array(z.discriminatedUnion('type', [plainMark, linkMark]))
    .max(3)
    .optional(),
})
const fact = z.strictObject({
  type: z.literal('fact'),
  attrs: z.strictObject({ name: z.enum(pageFacts) }),
})
const lineBreak = z.strictObject({ type: z.literal('hardBreak') })
const inline = z.discriminatedUnion('type', [text, fact, lineBreak])
const words = z.array(inline).max(200, 'Split this paragraph: it has too many parts.').optional()

const paragraph = z.strictObject({ type: z.literal('paragraph'), content: words })
const heading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({ level: z.union([z.literal(2), z.literal(3)]) }),
  content: words,
})
const inItem = 'A list may hold paragraphs and one more list, no deeper.'
const innerItem = z.strictObject({
  type: z.literal('listItem'),
  content: z
    .array(z.discriminatedUnion('type', [paragraph], { error: inItem }))
    .min(1)
    .max(20),
})
const innerList = z.strictObject({
  type: z.enum(['bulletList', 'orderedList']),
  content: z.array(innerItem).min(1).max(100),
})
const item = z.strictObject({
  type: z.literal('listItem'),
  content: z
    .array(z.discriminatedUnion('type', [paragraph, innerList], { error: inItem }))
    .min(1)
    .max(20),
})
const list = z.strictObject({
  type: z.enum(['bulletList', 'orderedList']),
  content: z.array(item).min(1).max(100),
})
const picture = z.strictObject({
  type: z.literal('picture'),
  attrs: z.strictObject({
    src: pageSrc,
    alt: written.max(200, 'Describe the picture in at most 200 characters.'),
    width: z.int().min(1).max(20_000),
    height: z.int().min(1).max(20_000),
  }),
})
const questionTitle = z.strictObject({
  type: z.literal('questionTitle'),
  content: z
    .array(z.strictObject({ type: z.literal('text'), text: written.min(1).max(300) }))
    .max(1)
    .optional(),
})
const question = z.strictObject({
  type: z.literal('question'),
  content: z
    .tuple([questionTitle], z.discriminatedUnion('type', [paragraph, list]))
    .refine(({ length }) => length >= 2 && length <= 20, 'Give each question an answer.'),
})

const block = z.discriminatedUnion('type', [paragraph, heading, list, picture, question])

/**
 * The text of a page as a tree of blocks, as the admin's editor (TipTap) writes it. The schema is closed: a document
 * with anything else in it is refused, and the storefront renders each kind as React elements, never as HTML text.
 */
export const pageDocument = z
  .strictObject({
    type: z.literal('doc'),
    content: z.array(block).max(400, 'Keep a page to 400 paragraphs.'),
  })
  .refine(
    (document) => JSON.stringify(document).length <= 48_000,
    'This page is too long: split it into two.',
  )
export type PageDocument = z.infer<typeof pageDocument>

/** A document in an answer: one that was checked when it was sent. */
export const answeredDocument = z
  .custom<PageDocument>((value) => typeof value === 'object' && value !== null)
  .meta({ type: 'object', description: 'As PageDocument.' })
export type PageBlock = PageDocument['content'][number]
export type PageList = z.infer<typeof list>
export type PageListItem = PageList['content'][number]
export type PageInline = z.infer<typeof inline>

/** A page without a word. */
export const emptyDocument: PageDocument = { type: 'doc', content: [] }

/** draft: never shown, or hidden. published: shoppers see it as it is. changed: the draft is newer than what they see. */
export const pageState = z.enum(['draft', 'published', 'changed'])
export type PageState = z.infer<typeof pageState>
