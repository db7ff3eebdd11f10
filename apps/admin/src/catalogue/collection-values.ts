import { collectionInput, type Collection, type CollectionInput } from '@etrend/contract'
import * as z from 'zod'
import type { Draft, FormOf } from '../ui/form/form'

/** What the form of a collection holds: the conditions of its rule beside its texts, ids with commas between them. */
export type CollectionValues = typeof blankCollection
export type CollectionForm = FormOf<Draft<CollectionValues>>

const noImage: { image: File | undefined } = { image: undefined }

export const blankCollection = {
  title: '',
  slug: '',
  text: '',
  ...noImage,
  remove_image: false,
  kind: 'rule',
  category: '',
  subcategory: '',
  color: '',
  min_price: '',
  max_price: '',
  is_discounted: false,
  added_within_days: '',
  best_selling: '',
  sort: 'name',
  products: '',
  product_colors: '',
  seo_title: '',
  seo_description: '',
}

/** Checks the form as the server would, and shows what is wrong with a condition at its own field. */
export const collectionSchema = z
  .custom<Draft<CollectionValues>>()
  .transform((draft): CollectionValues => Object.assign({}, blankCollection, draft))
  .superRefine((values, context) => {
    const { error } = collectionInput.safeParse(bodyOf(values))
    for (const { message, path } of error?.issues ?? []) {
      const field = path.length === 1 && path[0] === 'rule' ? 'kind' : path.at(-1)
      context.addIssue({ code: 'custom', message, path: [field ?? 'title'] })
    }
  })

/** The form as it is sent: only the conditions or only the products, whichever its kind has. */
export function bodyOf(values: CollectionValues) {
  const { title, slug, text, seo_title, seo_description, image, remove_image, sort } = values
  const texts = { title, slug, text, seo_title, seo_description }
  const kind: CollectionInput['kind'] = values.kind === 'hand' ? 'hand' : 'rule'
  const { products, product_colors } = values
  const content = kind === 'hand' ? { products, product_colors } : { rule: ruleOf(values) }
  return { ...texts, image, remove_image, kind, sort: sortOf(sort), ...content }
}

/** The conditions as JSON, which the contract reads in forms. */
function ruleOf(values: CollectionValues) {
  const { category, subcategory, color, min_price, max_price, is_discounted } = values
  const { added_within_days, best_selling } = values
  const rows = { category, subcategory, color }
  const limits = { min_price, max_price, is_discounted, added_within_days, best_selling }
  return JSON.stringify({ ...rows, ...limits })
}

function sortOf(sort: string) {
  return collectionInput.shape.sort.safeParse(sort).data
}

export function draftOf({ rule, image: _image, ...saved }: Collection): CollectionValues {
  const text = (value: number | null) => (value === null ? '' : String(value))
  return {
    ...blankCollection,
    ...saved,
    category: text(rule.category),
    subcategory: text(rule.subcategory),
    color: text(rule.color),
    min_price: text(rule.min_price),
    max_price: text(rule.max_price),
    is_discounted: rule.is_discounted,
    added_within_days: text(rule.added_within_days),
    best_selling: text(rule.best_selling),
    products: saved.products.join(','),
    product_colors: saved.product_colors.join(','),
  }
}
