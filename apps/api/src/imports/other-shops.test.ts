import type { Product, StockUnit } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { checked, creating, imported } from '../test/importing'
import type { TestShop } from '../test/open-shop'
import { stockedShop } from '../test/test-app'

/** What the shop has after the import of a file: its new products, and the pieces of their units. */
async function afterImport(text: string) {
  const shop = await stockedShop()
  await shop.form('POST', '/comp/createColor/', { color_name: 'Plum', hex_code: '#5a2a4d' })
  expect((await checked(shop, text, creating)).errors).toEqual([])
  expect(await imported(shop, text)).toMatchObject({ state: 'done', message: null })
  const all = (await shop.get('/product/allProduct/')).json<Product[]>()
  const products = all.filter(({ title }) => title !== 'Everyday Tee')
  return { products, units: await unitsOf(shop) }
}

async function unitsOf(shop: TestShop) {
  const units = (await shop.get('/staff/stock/units/')).json<StockUnit[]>()
  return units.map((unit) => `${unit.product_color_info}, ${unit.size_name}: ${unit.quantity}`)
}

const shirt = {
  title: 'Linen Shirt',
  Brand: 'Himal',
  description: 'Light & airy.\n\nMade in Patan.',
  price: 2500,
  discounted_price: 2100,
  subcategory_details: { title: 'Shirts', category_title: 'Women' },
}
// The shop has MD, which is M for short.
const shirtUnits = ['Linen Shirt - Navy, S: 4', 'Linen Shirt - Plum, MD: 2']
const html = '<p>Light &amp; airy.</p><p>Made in <b>Patan</b>.</p>'

describe('the products file of another shop', () => {
  it('is read as Shopify writes it, with Handle before Title and fields in a product’s first row', async () => {
    const text = [
      'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Status',
      `linen-shirt-9,Linen Shirt,${html},Himal,Women > Clothing,Shirts,summer,TRUE,Size,S,Color,Navy,'0012,4,2100,2500,,https://cdn.example/1.jpg,active`,
      'linen-shirt-9,,,,,,,,,M,,Plum,LS-2,-2,2100,2500,,,',
      'linen-shirt-9,,,,,,,,,,,,,,,,,https://cdn.example/2.jpg,',
      'wool-scarf,Wool Scarf,<p>Warm.</p>,Himal,Women,Scarves,,TRUE,Title,Default Title,,,,,900.00,0.00,,,draft',
    ].join('\n')
    const { products, units } = await afterImport(text)
    const scarf = { title: 'Wool Scarf', price: 900, discounted_price: null, status: 'draft' }
    expect(products).toMatchObject([shirt, scarf])
    expect(units, 'less than nothing is none').toEqual(shirtUnits.slice(0, 1))
  })

  it('is read as Shopify writes it today', async () => {
    const text = [
      'Title,URL handle,Description,Vendor,Product category,Type,Status,SKU,Option1 name,Option1 value,Option2 name,Option2 value,Price,Compare-at price,Inventory quantity',
      `Linen Shirt,linen-shirt,${html},Himal,Women,Shirts,Active,LS-1,Color,Navy,Size,S,2100,2500,4`,
      ',linen-shirt,,,,,,LS-2,,Plum,,M,2100,2500,2',
    ].join('\n')
    const { products, units } = await afterImport(text)
    expect([products, units]).toMatchObject([[shirt], shirtUnits])
  })

  it('is read as WooCommerce writes it, with variations below their parent', async () => {
    const text = [
      'ID,Type,SKU,Name,Published,Short description,Description,Stock,Sale price,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s),Brands,"GTIN, UPC, EAN, or ISBN"',
      `12,variable,LS,Linen Shirt,1,,${html},,,,"Women > Shirts, Sale",,Color,"Navy, Plum",Size,"S, M",Himal,`,
      '13,variation,LS-1,"Linen Shirt - Navy, S",1,,,4,2100,2500,,id:12,Color,Navy,Size,S,,',
      '14,variation,LS-2,"Linen Shirt - Plum, M",1,,,2,2100,2500,,LS,Color,Plum,Size,M,,',
      '15,simple,,Wool Scarf,0,Warm.,,,,900,Women > Scarves,,,,,,Himal,',
    ].join('\n')
    const { products, units } = await afterImport(text)
    const scarf = { title: 'Wool Scarf', description: 'Warm.', price: 900, status: 'draft' }
    expect(products).toMatchObject([shirt, scarf])
    expect(units).toEqual(shirtUnits)
  })

  it('is read as Medusa writes it, which has no brands of its own', async () => {
    const headings =
      'Product Id,Product Handle,Product Title,Product Description,Product Status,Product Collection Title,Product Type,Variant Id,Variant Title,Variant SKU,Variant Inventory Quantity,Variant Price NPR,Variant Option 1 Name,Variant Option 1 Value,Variant Option 2 Name,Variant Option 2 Value'
    const rows = [
      'prod_1,linen-shirt,Linen Shirt,Light & airy.,published,Women,Shirts,variant_1,S,LS-1,4,2500,Size,S,Color,Navy',
      'prod_1,linen-shirt,Linen Shirt,Light & airy.,published,Women,Shirts,variant_2,M,LS-2,2,2500,Size,M,Color,Plum',
    ]
    const { errors } = await checked(await stockedShop(), [headings, ...rows].join('\n'), creating)
    expect(errors[0]?.message).toBe('No column holds the brand.')
    const { products, units } = await afterImport(
      [`${headings},Brand`, ...rows.map((row) => `${row},Himal`)].join('\n'),
    )
    const plain = { ...shirt, description: 'Light & airy.', discounted_price: null }
    expect([products, units]).toMatchObject([[plain], shirtUnits])
  })

  it('is read as Square writes it', async () => {
    const text = [
      'Token,Item Name,Customer-facing Name,Variation Name,SKU,Description,Categories,Reporting Category,GTIN,Price,Current Quantity Thamel,Option Name 1,Option Value 1,Option Name 2,Option Value 2,Default Vendor Name',
      `A1,Linen Shirt,,"Navy, S",LS-1,${html},Women > Shirts,,,2500,4,Colour,Navy,Size,S,Himal`,
      `A2,Linen Shirt,,"Plum, M",LS-2,${html},Women > Shirts,,,2500,2,Colour,Plum,Size,M,Himal`,
    ].join('\n')
    const { products, units } = await afterImport(text)
    expect([products, units]).toMatchObject([[{ ...shirt, discounted_price: null }], shirtUnits])
  })

  it('keeps its own columns, which can still be chosen', async () => {
    const text = 'Handle,Title,Vendor,Type,Variant Price\nshirt,Linen Shirt,Himal,Tops,900'
    const { headings, mapping, samples } = await checked(await stockedShop(), text)
    expect(headings).toEqual(
      'Handle,Title,Vendor,Type,Variant Price,Title,Brand,Sub category,Price'.split(','),
    )
    expect(mapping).toEqual([
      null,
      null,
      null,
      null,
      null,
      'title',
      'Brand',
      'subcategory',
      'price',
    ])
    expect(samples).toEqual([
      ['shirt', 'Linen Shirt', 'Himal', 'Tops', '900', 'Linen Shirt', 'Himal', 'Tops', '900'],
    ])
  })
})
