import { openTestShop, png, productForm, type TestShop } from './test-app'

/**
 * Women/Tops with a Red blouse (MD in stock, LG sold out) and a Navy one (LG in stock); a discounted Red skirt in
 * Women/Bottoms (MD); a Men/Tops tee in Navy (MD, 2 left).
 */
export async function shopOfFour(parts: Parameters<typeof openTestShop>[0] = {}) {
  const shop = await openTestShop(parts)
  for (const size_name of ['MD', 'LG']) await shop.form('POST', '/comp/createSize/', { size_name })
  await shop.form('POST', '/comp/createColor/', { color_name: 'Red', hex_code: '#a82a24' })
  await shop.form('POST', '/comp/createColor/', { color_name: 'Navy', hex_code: '#1f2a4d' })
  for (const title of ['Women', 'Men'])
    await shop.form('POST', '/product/createCategory/', { title })
  await addSubcategory(shop, 'Tops', '1')
  await addSubcategory(shop, 'Bottoms', '1')
  await addSubcategory(shop, 'Tops', '2')
  await addProduct(shop, { title: 'Blouse', subcategory: '1', price: '2000' }, ['1', '2'])
  await addProduct(
    shop,
    { title: 'Skirt', subcategory: '2', price: '1500', discounted_price: '900' },
    ['1'],
  )
  await addProduct(shop, { title: 'Tee | Plain', subcategory: '3', price: '1200' }, ['2'])
  await move(shop, 1, 1, 'In', 9)
  await move(shop, 1, 2, 'In', 4)
  await move(shop, 1, 2, 'Out', 4)
  await move(shop, 2, 2, 'In', 9)
  await move(shop, 3, 1, 'In', 9)
  await move(shop, 4, 1, 'In', 2)
  return shop
}

async function addSubcategory(shop: TestShop, title: string, category: string) {
  await shop.form('POST', '/product/createsubCategory/', { title, category })
}

async function addProduct(shop: TestShop, fields: Record<string, string>, colors: string[]) {
  const made = await shop.form('POST', '/product/createProduct/', productForm(fields))
  for (const color of colors) {
    const product = String(made.json<{ id: number }>().id)
    await shop.form('POST', '/comp/createproductcolor/', { product, color, color_img: await png() })
  }
}

export async function move(
  shop: TestShop,
  unit: number,
  size: number,
  type: string,
  quantity: number,
) {
  await shop.form('POST', '/stock/createStock/', {
    product_color: String(unit),
    size: String(size),
    movement_type: type,
    quantity: String(quantity),
    notes: '',
  })
}
