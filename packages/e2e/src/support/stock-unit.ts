import { call, idOf, signIn } from './call'
import { png } from './png'

/** Signs in as staff on an empty shop and creates one product color and one size; `move` records their movements. */
export async function stockUnit(api: string) {
  const { access: token, refresh } = await signIn(api)
  const create = async (path: string, form: Record<string, string | Blob>) => {
    const answer = await call('POST', api + path, { token, form })
    if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${answer.text}`)
    return String(idOf(answer))
  }
  const size = await create('/comp/createSize/', { size_name: 'MD' })
  const color = await create('/comp/createColor/', { color_name: 'Navy', hex_code: '#1f2a4d' })
  const category = await create('/product/createCategory/', { title: 'Women' })
  const subcategory = await create('/product/createsubCategory/', { title: 'Tops', category })
  const product = await create('/product/createProduct/', {
    title: 'Everyday Tee',
    description: 'Soft and plain.',
    Brand: 'Adjective Attire',
    subcategory,
    price: '2500',
  })
  const color_img = new File([png()], 'navy.png', { type: 'image/png' })
  const product_color = await create('/comp/createproductcolor/', { product, color, color_img })

  const move = async (movement_type: 'In' | 'Out', quantity: number, notes = '') =>
    await call('POST', `${api}/stock/createStock/`, {
      token,
      form: { product_color, size, movement_type, quantity: String(quantity), notes },
    })
  return { token, refresh, move }
}
