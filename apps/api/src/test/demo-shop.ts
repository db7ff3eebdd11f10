import { demoColors, demoProducts } from '@etrend/demo'
import { one } from '../db/rows'
import { category, color, product, productColor, subcategory } from '../db/schema/catalogue'
import { openTestShop } from './test-app'

/** A shop with the demo catalogue's texts and colors, without its pictures, which take long to draw. */
export async function demoShop() {
  const shop = await openTestShop()
  const { db } = shop
  await db.transaction(async (tx) => {
    const ids = new Map<string, number>()
    for (const [color_name, hex_code] of Object.entries(demoColors)) {
      ids.set(
        color_name,
        (await one(tx.insert(color).values({ color_name, hex_code }).returning())).id,
      )
    }
    for (const { title, description, Brand, ...item } of demoProducts) {
      const inCategory =
        ids.get(item.category) ??
        (await one(tx.insert(category).values({ title: item.category }).returning())).id
      ids.set(item.category, inCategory)
      const name = `${item.category} ${item.subcategory}`
      const sub = { title: item.subcategory, category: inCategory }
      const under = ids.get(name) ?? (await one(tx.insert(subcategory).values(sub).returning())).id
      ids.set(name, under)
      const values = {
        title,
        description,
        Brand,
        subcategory: under,
        price: item.price ?? 2500,
        discounted_price: item.discounted_price,
        created_at: '',
      }
      const made = await one(tx.insert(product).values(values).returning())
      for (const color_name of item.colors) {
        const inColor = ids.get(color_name) ?? 0
        await tx.insert(productColor).values({ product: made.id, color: inColor, color_img: '' })
      }
    }
  })
  return shop
}
