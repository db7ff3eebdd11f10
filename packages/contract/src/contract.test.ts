import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { allRoutes } from '../scripts/document'
import { contract } from './index'

/**
 * What is published, typed out by hand from specification §3 and §7 and from decisions.md: method, path,
 * who may call, what is sent ('?' may be left out), and after '->' the status and fields of the answer
 * ('[]' for a list of them).
 * Nothing here is computed from the code, so that a renamed field fails.
 */
const product =
  'id title description Brand subcategory price discounted_price is_slider is_featured subcategory_details.id subcategory_details.title subcategory_details.category_title'
const productColor = 'id product product_title color color_name color_img product_color_info'
const productImage = 'id product product_name is_display_image image color'
const movement = 'id product_color product_color_info size size_name movement_type quantity notes'
const session = 'access refresh email username role'

const rows = `
  POST   /register/                             public   json  username email password -> 201 message
  POST   /login/                                public   json  email password -> 200 ${session}
  POST   /refresh/                              public   json  refresh -> 200 access refresh
  POST   /logout/                               customer none  - -> 204
  POST   /login/code/                           staff    none  - -> 201 code
  POST   /login/code/redeem/                    public   json  code -> 200 ${session}

  GET    /comp/allSize                          public   none  - -> 200 [] id size_name
  POST   /comp/createSize/                      staff    form  size_name -> 201 id size_name
  GET    /comp/updateDeleteSize/{id}/           public   none  - -> 200 id size_name
  PATCH  /comp/updateDeleteSize/{id}/           staff    json  size_name? -> 200 id size_name
  DELETE /comp/updateDeleteSize/{id}/           staff    none  - -> 204

  GET    /comp/allColor/                        public   none  - -> 200 [] id color_name hex_code
  POST   /comp/createColor/                     staff    form  color_name hex_code -> 201 id color_name hex_code
  GET    /comp/updateDeleteColor/{id}/          public   none  - -> 200 id color_name hex_code
  PATCH  /comp/updateDeleteColor/{id}/          staff    json  color_name? hex_code? -> 200 id color_name hex_code
  DELETE /comp/updateDeleteColor/{id}/          staff    none  - -> 204

  GET    /product/allProduct/                   public   none  - -> 200 [] ${product}
  POST   /product/createProduct/                staff    form  title description Brand subcategory price discounted_price? is_slider? is_featured?
          -> 201 ${product}
  GET    /product/updateDeleteProduct/{id}/     public   none  - -> 200 ${product}
  PATCH  /product/updateDeleteProduct/{id}/     staff    json  title? description? Brand? subcategory? price? discounted_price? is_slider? is_featured?
          -> 200 ${product}
  DELETE /product/updateDeleteProduct/{id}/     staff    none  - -> 204

  GET    /product/allCategory/                  public   none  - -> 200 [] id title
  POST   /product/createCategory/               staff    form  title -> 201 id title
  GET    /product/updateDeleteCategory/{id}/    public   none  - -> 200 id title
  PATCH  /product/updateDeleteCategory/{id}/    staff    json  title? -> 200 id title
  DELETE /product/updateDeleteCategory/{id}/    staff    none  - -> 204

  GET    /product/allsubCategory/               public   none  - -> 200 [] id title category_title category.title
  POST   /product/createsubCategory/            staff    form  title category -> 201 id title category_title category.title
  GET    /product/updateDeleteSubCategory/{id}/ public   none  - -> 200 id title category_title category.title
  PATCH  /product/updateDeleteSubCategory/{id}/ staff    json  title? category? -> 200 id title category_title category.title
  DELETE /product/updateDeleteSubCategory/{id}/ staff    none  - -> 204

  GET    /comp/allproductcolor/                 public   none  -
          -> 200 [] id product_color_info color_img product_title color_name
  GET    /comp/singleproductcolor/{id}/         public   none  -
          -> 200 id product.id product.product_title color.id color.color_name color_img product_color_info
  POST   /comp/createproductcolor/              staff    form  product color color_img -> 201 ${productColor}
  PUT    /comp/updateDeleteproductcolor/{id}/   staff    form  product color color_img? -> 200 ${productColor}
  DELETE /comp/updateDeleteproductcolor/{id}/   staff    none  - -> 204

  GET    /comp/allProductimg/                   public   none  - -> 200 [] id product_name is_display_image image color
  GET    /comp/singleProductimg/{id}/           public   none  - -> 200 ${productImage}
  POST   /comp/createProductImg/                staff    form  product is_display_image image color -> 201 ${productImage}
  PUT    /comp/updateDeleteProductImg/{id}/     staff    form  product is_display_image image? color -> 200 ${productImage}
  PUT    /comp/updateDeleteProductimg/{id}/     staff    form  product is_display_image image? color -> 200 ${productImage}
  DELETE /comp/updateDeleteProductImg/{id}/     staff    none  - -> 204
  DELETE /comp/updateDeleteProductimg/{id}/     staff    none  - -> 204

  GET    /stock/allStock/                       staff    none  -
          -> 200 [] id product_color_info size_name movement_type quantity notes
  POST   /stock/createStock/                    staff    form  product_color size movement_type quantity notes?
          -> 201 ${movement}
  GET    /stock/updateDeleteStock/{id}/         staff    none  - -> 200 ${movement}
  PATCH  /stock/updateDeleteStock/{id}/         staff    json  product_color? size? movement_type? quantity? notes?
          -> 200 ${movement}
  DELETE /stock/updateDeleteStock/{id}/         staff    none  - -> 204

  GET    /store/shop                            public   none  -
          -> 200 name location phone promo_line shipping tax dollar_rate storefront_url admin_url
  GET    /store/menu                            public   none  -
          -> 200 [] id title slug subcategories.[].title subcategories.[].products.[].title
          subcategories.[].products.[].price
  GET    /store/home                            public   none  -
          -> 200 slides.[].id slides.[].title slides.[].description slides.[].href
          slides.[].picture.src collections.[].title collections.[].products.[].id featured.[].id
          slider.[].id
  GET    /store/products                        public   none  -
          -> 200 items.[].id items.[].slug items.[].title items.[].price items.[].original_price
          items.[].stock total page pages facets.category.[].count facets.subcategory.[].count
          facets.size.[].count facets.color.[].count
  GET    /store/products/{id}                   public   none  -
          -> 200 id slug title Brand price original_price description rating review_count
          like_count product_colors.[].color_name product_colors.[].pictures.[].src
          product_colors.[].units.[].size_name product_colors.[].units.[].stock similar.[].id
  GET    /store/search                          public   none  - -> 200 products.[].id products.[].title categories.[].title
  POST   /store/cart                            public   json  lines promo_code?
          -> 200 lines.[].price lines.[].quantity lines.[].size_name totals.subtotal
          totals.discount totals.shipping totals.tax totals.total
  GET    /store/cart/saved                      customer none  - -> 200 lines.[].product_color lines.[].size lines.[].quantity
  PUT    /store/cart/saved                      customer json  lines -> 200 lines.[].product_color
`

const table = rows
  .replace(/\n {10}/g, ' ')
  .split('\n')
  .filter((row) => row.trim() !== '')
  .map((row) => {
    const [call = '', answer = ''] = row.split('->')
    const [method = '', path = '', access = '', type = '', ...sent] = words(call)
    const [status = '', ...fields] = words(answer.replace(' [] ', ' '))
    const prefix = answer.includes(' [] ') ? '[].' : ''
    return { method, path, access, type, sent, status, fields: fields.map((name) => prefix + name) }
  })

const routes = [...allRoutes(contract)].map(({ route }) => route)

describe('every published call keeps its letters', () => {
  test.each(table)('$method $path', ({ method, path, access, type, sent, status, fields }) => {
    const route = routes.find(
      (one) => one.method === method && one.path === path.replace('{id}', ':id'),
    )
    if (!route) throw new Error('The contract has no such call.')
    expect(route.metadata).toMatchObject({ access })
    const body = 'body' in route && route.body instanceof z.ZodObject ? route.body : undefined
    expect(body ? sentAs('contentType' in route && route.contentType) : 'none').toBe(type)
    expect(body ? sentFields(body) : ['-']).toEqual(sent)
    expect(Object.keys(route.responses)).toContain(status)
    expect(answeredFields(route.responses[Number(status)])).toEqual(expect.arrayContaining(fields))
    expect(route.pathParams instanceof z.ZodObject).toBe(path.includes('{id}'))
  })
})

test('every call says who may make it', () => {
  const declared = z.object({ access: z.string() })
  expect(new Set(routes.map((route) => declared.parse(route.metadata).access))).toEqual(
    new Set(['public', 'customer', 'staff']),
  )
})

test('the published lists and only they can be searched, sorted and paged', () => {
  const paged = routes.filter(
    ({ query }) => query instanceof z.ZodObject && 'page_size' in query.shape,
  )
  expect(paged.map(({ path }) => path)).toEqual([
    '/comp/allSize',
    '/comp/allColor/',
    '/product/allCategory/',
    '/product/allsubCategory/',
    '/product/allProduct/',
    '/comp/allproductcolor/',
    '/comp/allProductimg/',
    '/stock/allStock/',
  ])
})

test('products are filtered by the parameters that decisions name', () => {
  expect(Object.keys(contract.store.products.query.shape)).toEqual(
    'category subcategory size color discounted min_price max_price q sort page'.split(' '),
  )
})

function words(text: string) {
  return text.trim().split(/\s+/)
}

function sentAs(type: unknown) {
  return type === 'multipart/form-data' ? 'form' : 'json'
}

function sentFields(body: z.ZodObject) {
  return Object.entries(body.shape).map(([name, schema]: [string, z.core.$ZodType]) =>
    z.safeParse(schema, undefined).success ? `${name}?` : name,
  )
}

/** 'product.id', '[].title': the address of every field in an answer. */
function answeredFields(schema: unknown): string[] {
  if (schema instanceof z.ZodArray)
    return answeredFields(schema.element).map((name) => `[].${name}`)
  if (schema instanceof z.ZodNullable) return answeredFields(schema.unwrap())
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries(schema.shape).flatMap(([name, field]) => [
    name,
    ...answeredFields(field).map((inner) => `${name}.${inner}`),
  ])
}
