import { type FacetValue, genderLabels, listedGender, type ProductList } from '@etrend/contract'
import { sizeCode, sizeLabel, slug } from '@etrend/domain'
import { asc, eq } from 'drizzle-orm'
import type { Mirror } from '../../db/client'
import { category, color, size, subcategory } from '../../db/schema'
import { countBoth } from './bits'
import { passing, unitsIn, type Facet, type Filters } from './filters'
import type { ProductIndex } from './product-index'

type Names = ReturnType<ReturnType<typeof facetNames>>

/**
 * How many products each facet value would leave, with the filters of all other facets applied. Sizes and colors that
 * no product of the list has are left out, unless they are chosen.
 */
export function facetCounts(
  index: ProductIndex,
  filters: Filters,
  names: Names,
): Omit<ProductList['facets'], 'price'> {
  const without = (...facets: Facet[]) => passing(index, filters, facets)
  const rest = {
    // Choosing a category resets the sub category (spec §2), so its counts do without both.
    category: without('category', 'subcategory'),
    subcategory: without('subcategory'),
    gender: without('gender'),
    size: without('size', 'color'),
    discounted: without('discounted'),
  }
  const unitCount = (colors: string[], sizes: string[]) =>
    countBoth(rest.size, unitsIn(index, colors, sizes) ?? rest.size)
  const list = without('subcategory', 'gender', 'size', 'color', 'discounted', 'price')
  const isOffered = (key: string) => countBoth(list, index.set(key)) > 0
  const sizes = names.sizes.filter(
    ({ value }) => filters.size?.includes(value) || isOffered(`size:${value}`),
  )
  const colors = names.colors.filter(
    ({ value }) => filters.color?.includes(value) || isOffered(`color:${value}`),
  )
  return {
    category: names.categories.map((one) => ({
      ...one,
      count: countBoth(rest.category, index.set(`category:${one.value}`)),
    })),
    subcategory: once(names.subcategories(filters.category)).map((one) => ({
      ...one,
      count: countBoth(rest.subcategory, index.set(`subcategory:${one.value}`)),
    })),
    gender: listedGender.options.map((value) => ({
      value,
      label: genderLabels[value],
      count: countBoth(rest.gender, index.set(`gender:${value}`)),
    })),
    size: sizes.map((one) => ({
      ...one,
      count: unitCount(filters.color ?? [], [one.value]),
    })),
    color: colors.map((one) => ({
      ...one,
      count: unitCount([one.value], filters.size ?? []),
    })),
    discounted: countBoth(rest.discounted, index.set('discounted')),
  }
}

/** The values of each facet in display order, as the slugs and codes of page addresses. */
export function facetNames(db: Mirror) {
  const categories = db.select().from(category).orderBy(asc(category.id)).prepare()
  const subcategories = db
    .select({ title: subcategory.title, category: category.title })
    .from(subcategory)
    .innerJoin(category, eq(category.id, subcategory.category))
    .orderBy(asc(subcategory.id))
    .prepare()
  const sizes = db.select().from(size).orderBy(asc(size.sort_key)).prepare()
  const colors = db.select().from(color).orderBy(asc(color.id)).prepare()
  return () => ({
    categories: categories.all().map(({ title }) => named(title)),
    /** Those of one category, or of all. */
    subcategories: (of: string | undefined) =>
      subcategories
        .all()
        .filter((one) => of === undefined || slug(one.category) === of)
        .map(({ title }) => named(title)),
    sizes: sizes.all().map(({ size_name }) => ({
      value: sizeCode(size_name),
      label: sizeLabel(size_name),
    })),
    colors: colors.all().map(({ color_name, hex_code }) => ({ ...named(color_name), hex_code })),
  })
}

function named(title: string): Omit<FacetValue, 'count'> {
  return { value: slug(title), label: title }
}

/** Keeps each value once: several categories have their own 'Tops', and the filter shows them as one. */
function once<Value extends { value: string }>(values: Value[]) {
  return [...new Map(values.map((one) => [one.value, one])).values()]
}
