import { nameKey } from '@etrend/contract/typed-text'
import { eq } from 'drizzle-orm'
import { sizeRow } from '../db/catalogue/size-order'
import type { Queries } from '../db/client'
import { one } from '../db/rows'
import { category, color, size, subcategory } from '../db/schema/catalogue'
import { Refusal } from '../lib/refusal'
import { addressOf } from '../records/taken-names'

type Keep = (kind: 'category' | 'subcategory' | 'color' | 'size', row: number) => void

/**
 * Finds ids by name, as nameKey compares them. A name that doesn't exist is added, and its row reported to `keep`. Where
 * names may not be added, throws Refusal (409): somebody has deleted the name since the file was checked.
 */
export async function openNames(tx: Queries, keep: Keep, mayAdd: boolean) {
  const idIn = idFinder(mayAdd)
  const categories = idsOf(
    await tx.select({ id: category.id, name: category.title }).from(category),
  )
  const colors = idsOf(await tx.select({ id: color.id, name: color.color_name }).from(color))
  const sizeRows = await tx.select({ id: size.id, name: size.size_name }).from(size)
  const sizes = idsOf(sizeRows.map(({ id, name }) => ({ id, name: addressOf('size', name) })))
  const subRows = await tx
    .select({ id: subcategory.id, title: subcategory.title, category: category.title })
    .from(subcategory)
    .innerJoin(category, eq(category.id, subcategory.category))
  const subcategories = idsOf(
    subRows.map((row) => ({ id: row.id, name: `${row.category}\n${row.title}` })),
  )

  const categoryId = (title: string) =>
    idIn(categories, title, async () => {
      const { id } = await one(tx.insert(category).values({ title }).returning())
      keep('category', id)
      return id
    })

  return {
    subcategory: (ofCategory: string, title: string) =>
      idIn(subcategories, `${ofCategory}\n${title}`, async () => {
        const values = { title, category: await categoryId(ofCategory) }
        const { id } = await one(tx.insert(subcategory).values(values).returning())
        keep('subcategory', id)
        return id
      }),

    color: (color_name: string, hex_code: string) =>
      idIn(colors, color_name, async () => {
        const { id } = await one(tx.insert(color).values({ color_name, hex_code }).returning())
        keep('color', id)
        return id
      }),

    size: (size_name: string) =>
      idIn(
        sizes,
        size_name,
        async () => {
          const { id } = await one(tx.insert(size).values(sizeRow({ size_name })).returning())
          keep('size', id)
          return id
        },
        addressOf('size', size_name),
      ),
  }
}

/** Of a sub category, with its category on a line before it. */
function keyOf(name: string) {
  return name.split('\n').map(nameKey).join('\n')
}

function idsOf(rows: { id: number; name: string }[]) {
  return new Map(rows.map(({ id, name }) => [keyOf(name), id]))
}

function idFinder(mayAdd: boolean) {
  return async (
    ids: Map<string, number>,
    name: string,
    add: () => Promise<number>,
    key = keyOf(name),
  ) => {
    const known = ids.get(key)
    if (known !== undefined) return known
    if (!mayAdd) throw new Refusal(409, `there is no “${name.replace('\n', ' / ')}” any more.`)
    const id = await add()
    ids.set(key, id)
    return id
  }
}
