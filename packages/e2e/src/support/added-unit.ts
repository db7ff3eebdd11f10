import { call, idOf } from './call'
import { png } from './png'

/** Adds a product in Navy, and gives the ids of its unit in MD: never in stock, and without codes. */
export async function addUnit(api: string, token: string, title: string) {
  const form = { title, description: 'For a test.', Brand: 'Himal', subcategory: '1', price: '900' }
  const product = idOf(await call('POST', `${api}/product/createProduct/`, { token, form }))
  const { text } = await call('GET', `${api}/comp/allColor/?q=Navy`)
  const color_img = new File([new Uint8Array(png())], 'color.png', { type: 'image/png' })
  const color = /"id":(\d+)/.exec(text)?.[1] ?? ''
  const color_form = { product: String(product), color, color_img }
  const made = await call('POST', `${api}/comp/createproductcolor/`, { token, form: color_form })
  const sizes = await call('GET', `${api}/comp/allSize?q=MD`)
  const size = /"id":(\d+)/.exec(sizes.text)?.[1] ?? ''
  return { product, product_color: String(idOf(made)), size }
}
