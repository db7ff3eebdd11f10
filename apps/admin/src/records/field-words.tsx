import { permission } from '@etrend/contract'
import { formatPrice, ownEntry } from '@etrend/domain'
import type { ReactNode } from 'react'
import * as z from 'zod'
import { namesOf } from '../lib/permission-words'
import { when } from '../lib/times'
import { yesOrNo } from '../lib/words'
import { Swatch } from '../ui/display/swatch'
import { Thumbnail } from '../ui/display/thumbnail'

/** The fields of a row or of a change, by their names in the API. */
export type Fields = Record<string, unknown>

/**
 * The names of the fields worth showing: without the id of the row or unit, and without ids whose name is among the fields
 * (`subcategory` beside `subcategory_details`).
 */
export function namedFields(fields: Fields) {
  const names = Object.keys(fields)
  return names.filter((name) => {
    const isNamed = names.some((other) => other.startsWith(`${name}_`))
    const isNamedOtherwise = name === 'color' && names.includes('product_color_info')
    return name !== 'id' && name !== 'unit' && !isNamed && !isNamedOtherwise
  })
}

/** 'discounted_price' → 'Discounted Price', except for fields that staff know by another name. */
export function fieldLabel(name: string) {
  const words = name.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return ownEntry(labels, name) ?? words.join(' ')
}

const labels: Partial<Record<string, string>> = {
  subcategory_details: 'Sub Category',
  category_details: 'Category',
  category_title: 'Category',
  product_title: 'Product',
  product_name: 'Product',
  product_color_info: 'Product with Color',
  color_name: 'Color',
  color_img: 'Color Image',
  size_name: 'Size',
  username: 'User name',
  alt: 'Alt text',
  slug: 'Address',
  intro: 'Introduction',
  body: 'Text',
  permissions: 'What it may do',
  cash_fee: 'Fee for cash',
  most_in_cash: 'Cash limit',
}

/** A field's value for display. */
export function fieldValue(name: string, value: unknown): ReactNode {
  if (value === null || value === undefined || value === '') return 'none'
  if (typeof value === 'boolean') return yesOrNo(value)
  if (typeof value === 'number') return money.test(name) ? formatPrice(value) : value
  if (typeof value === 'string') return ofText(name, value)
  const words = ownEntry(lists, name)?.safeParse(value).data
  return words ?? named.safeParse(value).data ?? wordsIn(value)
}

/** The words of a page's text or rows, on one line; other values as they are. */
function wordsIn(value: unknown) {
  const words: string[] = []
  JSON.stringify(value, (name, part: unknown) => {
    if (typeof part === 'string' && texts.has(name) && part !== '') words.push(part)
    return part
  })
  return words.length > 0 ? shortened(words.join(' ')) : JSON.stringify(value)
}

const texts = new Set(['text', 'title', 'description', 'link_text', 'size', 'name'])

function shortened(words: string) {
  return words.length > 400 ? `${words.slice(0, 400)}…` : words
}

const money = /(price|amount|total|shipping|tax|amount_off|max_off|fee|free_from|most_in_cash)$/

const pictures = new Set(['image', 'color_img', 'logo', 'favicon', 'share_picture'])

function ofText(name: string, value: string) {
  if (name === 'hex_code' || name.endsWith('_color')) return <Swatch hex={value} />
  if (pictures.has(name)) return <Thumbnail src={value} />
  if (isoTime.test(value)) return when(value)
  return value
}

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** The name of a related record: 'Women / Tops', 'Women'. */
const named = z
  .object({ title: z.string(), category_title: z.string().optional() })
  .transform(({ title, category_title }) => [category_title, title].filter(Boolean).join(' / '))

const entry = z.object({ label: z.string(), name: z.string().nullable(), address: z.string() })
const menuWords = z
  .array(entry.extend({ children: z.array(entry) }))
  .transform((items) =>
    items
      .map((item) => [entryWords(item), ...item.children.map(entryWords)].join(' › '))
      .join(', '),
  )

/** Fields that hold a list: products of a collection, the conditions of its rule, the entries of a menu. */
const lists: Partial<Record<string, z.ZodType<string>>> = {
  products: z.array(z.int()).transform((ids) => ids.join(', ') || 'none'),
  rule: z.record(z.string(), z.unknown()).transform(ruleWords),
  items: menuWords,
  events: z.array(z.string()).transform((events) => events.join(', ')),
  districts: z.array(z.string()).transform((districts) => districts.join(', ')),
  scopes: z.array(z.string()).transform((scopes) => scopes.join(', ')),
  permissions: z.array(permission).transform(namesOf),
}

function entryWords({ label, name, address }: z.output<typeof entry>) {
  return label || name || address
}

function ruleWords(rule: Fields) {
  const conditions = Object.entries(rule).filter(([, value]) => value !== null && value !== false)
  const words = conditions.map(([name, value]) =>
    value === true ? fieldLabel(name) : `${fieldLabel(name)} ${String(value)}`,
  )
  return words.join(', ') || 'none'
}
