import type { ProductScope } from '@etrend/contract'
import { nameKey } from '@etrend/contract/typed-text'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { category, product, subcategory } from '../../db/schema/catalogue'
import { collection } from '../../db/schema/collections'
import { onlyRow, rowFinder } from '../../records/named-rows'
import { everyBrand, unknownBrand } from '../../records/scopes'

type Wrong = (message: string) => void
export type ScopeNames = Awaited<ReturnType<typeof readScopeNames>>

/** Reads the names of all that a sale can be for, to find rows and brands by the names that a person types. */
export async function readScopeNames(queries: Queries) {
  const categories = await queries.select({ id: category.id, name: category.title }).from(category)
  const findCategory = rowFinder(categories)
  const findCollection = rowFinder(
    await queries.select({ id: collection.id, name: collection.title }).from(collection),
  )
  const findProduct = rowFinder(
    await queries.select({ id: product.id, name: product.title }).from(product),
  )
  const placed = await queries
    .select({ id: subcategory.id, title: subcategory.title, category: category.title })
    .from(subcategory)
    .innerJoin(category, eq(category.id, subcategory.category))
  const places = new Map(placed.map((row) => [row.id, `${row.category} / ${row.title}`]))
  const findSubcategory = rowFinder(
    placed.flatMap(({ id, title }) => [title, places.get(id) ?? ''].map((name) => ({ id, name }))),
    (name) => nameKey(name).replace(/ ?\/ ?/g, '/'),
  )
  const brands = new Map((await everyBrand(queries)).map((brand) => [nameKey(brand), brand]))

  const [categoriesIn, collectionsIn, productsIn] = [
    idsIn((name, wrong) => onlyRow(findCategory, name, 'category', wrong)),
    idsIn((name, wrong) => onlyRow(findCollection, name, 'collection', wrong)),
    idsIn((name, wrong) => onlyRow(findProduct, name, 'product', wrong)),
  ]
  const subcategoriesIn = idsIn(onlySubcategory)
  const brandsIn = idsIn((name, wrong) => {
    const brand = brands.get(nameKey(name))
    if (brand === undefined) wrong(unknownBrand(name))
    return brand
  })

  return {
    /** The rows and brands that the cells of all kinds name. Calls `wrong` for each name that is unknown or not unique. */
    scopeOf: (cell: (kind: keyof ProductScope) => string, wrong: Wrong): ProductScope => ({
      categories: categoriesIn(cell('categories'), wrong),
      subcategories: subcategoriesIn(cell('subcategories'), wrong),
      collections: collectionsIn(cell('collections'), wrong),
      brands: brandsIn(cell('brands'), wrong),
      products: productsIn(cell('products'), wrong),
    }),
  }

  /** The id of a sub category, which another category may have under the same title. */
  function onlySubcategory(name: string, wrong: Wrong) {
    const ids = findSubcategory(name)
    if (ids.length < 2) return onlyRow(() => ids, name, 'sub category', wrong)
    const choice = ids.flatMap((id) => places.get(id) ?? []).join(' or ')
    wrong(`There are ${ids.length} sub categories “${name}”: write ${choice}.`)
    return undefined
  }
}

/** Reads a cell with names, between which are ';' or line breaks. */
function idsIn<Id>(only: (name: string, wrong: Wrong) => Id | undefined) {
  return (cell: string, wrong: Wrong) =>
    cell
      .split(/[;\n]/)
      .map((name) => name.trim())
      .filter(Boolean)
      .flatMap((name) => only(name, wrong) ?? [])
}
