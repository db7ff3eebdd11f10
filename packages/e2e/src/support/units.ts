import * as z from 'zod'
import { call } from './call'

const list = z.object({ pages: z.int(), items: z.array(z.object({ id: z.int() })) })
const detail = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  product_colors: z.array(
    z.object({
      color_name: z.string(),
      units: z.array(
        z.object({
          size_name: z.string(),
          stock: z.enum(['in', 'low', 'out']),
          left: z.int().nullable(),
        }),
      ),
    }),
  ),
})

/** The first unit with this stock whose product has plenty of another size in the same colour. Throws if none has. */
export async function unitThatIs(api: string, stock: 'low' | 'out') {
  const ids = (await Promise.all([1, 2, 3].map((page) => idsOn(api, page)))).flat()
  for (const id of ids) {
    const product = detail.parse((await call('GET', `${api}/store/products/${id}`)).body)
    for (const { color_name, units } of product.product_colors) {
      const unit = units.find((one) => one.stock === stock)
      const plenty = units.find((one) => one.stock === 'in')
      if (!unit || !plenty) continue
      const path = `/productDetail/${product.id}-${product.slug}`
      const color = color_name.toLowerCase()
      return { ...unit, title: product.title, path, color_name, color, plenty: plenty.size_name }
    }
  }
  throw new Error(`No unit is ${stock}.`)
}

async function idsOn(api: string, page: number) {
  const { body } = await call('GET', `${api}/store/products?page=${page}`)
  return list.parse(body).items.map(({ id }) => id)
}
