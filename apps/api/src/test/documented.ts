export type Ids = Record<string, string>

/** One noun of specification §7, copied from it: paths, methods, the form's fields and those of the responses. */
export type DocumentedNoun = {
  noun: string
  list: string
  create: string
  one: string
  change: string
  edit: 'PATCH' | 'PUT'
  form: (ids: Ids, picture: File) => Record<string, string | File>
  changed: (ids: Ids) => Record<string, string | number | boolean | null>
  listed: string[]
  read: string[]
}

const product = ['title', 'description', 'Brand', 'subcategory', 'price', 'discounted_price']
const stock = ['product_color_info', 'size_name', 'movement_type', 'quantity', 'notes']

/** The seven nouns of the catalogue; each comes after those that it depends on. */
export const catalogueNouns: DocumentedNoun[] = [
  {
    noun: 'size',
    list: '/comp/allSize',
    create: '/comp/createSize/',
    ...sameAddress('/comp/updateDeleteSize/'),
    form: () => ({ size_name: 'XS' }),
    changed: () => ({ size_name: 'XXS' }),
    listed: ['id', 'size_name'],
    read: ['id', 'size_name'],
  },
  {
    noun: 'color',
    list: '/comp/allColor/',
    create: '/comp/createColor/',
    ...sameAddress('/comp/updateDeleteColor/'),
    form: () => ({ color_name: 'Navy', hex_code: '#1f2a4d' }),
    changed: () => ({ color_name: 'Dark navy', hex_code: '#141c33' }),
    listed: ['id', 'color_name', 'hex_code'],
    read: ['id', 'color_name', 'hex_code'],
  },
  {
    noun: 'category',
    list: '/product/allCategory/',
    create: '/product/createCategory/',
    ...sameAddress('/product/updateDeleteCategory/'),
    form: () => ({ title: 'Women' }),
    changed: () => ({ title: 'Ladies' }),
    listed: ['id', 'title'],
    read: ['id', 'title'],
  },
  {
    noun: 'sub category',
    list: '/product/allsubCategory/',
    create: '/product/createsubCategory/',
    ...sameAddress('/product/updateDeleteSubCategory/'),
    form: (ids) => ({ title: 'Tops', category: ids.category ?? '' }),
    changed: (ids) => ({ title: 'Blouses', category: Number(ids.category) }),
    listed: ['id', 'title', 'category_title', 'category'],
    read: ['id', 'title', 'category_title', 'category'],
  },
  {
    noun: 'product',
    list: '/product/allProduct/',
    create: '/product/createProduct/',
    ...sameAddress('/product/updateDeleteProduct/'),
    form: (ids) => ({
      title: 'Everyday Tee',
      description: 'Soft and plain.',
      Brand: 'Adjective Attire',
      subcategory: ids['sub category'] ?? '',
      price: '2500',
      discounted_price: '1999.50',
      is_slider: 'True',
      is_featured: 'False',
    }),
    changed: (ids) => ({
      title: 'Sunday Tee',
      description: 'Softer.',
      Brand: 'Adjective Attire',
      subcategory: Number(ids['sub category']),
      price: 2400,
      discounted_price: null,
      is_slider: false,
      is_featured: true,
    }),
    listed: ['id', ...product, 'is_slider', 'is_featured', 'gender', 'subcategory_details'],
    read: ['id', ...product, 'is_slider', 'is_featured', 'gender', 'subcategory_details'],
  },
  {
    noun: 'product color',
    list: '/comp/allproductcolor/',
    create: '/comp/createproductcolor/',
    one: '/comp/singleproductcolor/',
    change: '/comp/updateDeleteproductcolor/',
    edit: 'PUT',
    form: (ids, picture) => ({
      product: ids.product ?? '',
      color: ids.color ?? '',
      color_img: picture,
    }),
    // Without color_img: the file is sent only if a new one was chosen (§5).
    changed: (ids) => ({ product: ids.product ?? '', color: ids.color ?? '' }),
    listed: ['id', 'product_color_info', 'color_img', 'product_title', 'color_name'],
    read: ['product', 'color', 'color_img'],
  },
  {
    noun: 'product image',
    list: '/comp/allProductimg/',
    create: '/comp/createProductImg/',
    one: '/comp/singleProductimg/',
    change: '/comp/updateDeleteProductimg/',
    edit: 'PUT',
    form: (ids, picture) => ({
      product: ids.product ?? '',
      is_display_image: 'True',
      image: picture,
      color: ids['product color'] ?? '',
    }),
    changed: (ids) => ({
      product: ids.product ?? '',
      is_display_image: 'False',
      color: ids['product color'] ?? '',
    }),
    listed: ['id', 'product_name', 'is_display_image', 'image', 'color'],
    read: ['id', 'product', 'product_name', 'is_display_image', 'image', 'color'],
  },
]

/** Not among catalogueNouns, because a product color whose stock has moved can't be deleted: ledger rows stay. */
export const stockMovements: DocumentedNoun = {
  noun: 'stock movement',
  list: '/stock/allStock/',
  create: '/stock/createStock/',
  ...sameAddress('/stock/updateDeleteStock/'),
  form: (ids) => ({
    product_color: ids['product color'] ?? '',
    size: ids.size ?? '',
    movement_type: 'In',
    quantity: '12',
    notes: 'First delivery',
  }),
  changed: (ids) => ({
    product_color: Number(ids['product color']),
    size: Number(ids.size),
    movement_type: 'In',
    quantity: 10,
    notes: 'Counted again',
  }),
  listed: ['id', ...stock],
  read: ['id', 'product_color', 'size', ...stock],
}

/** Most nouns are read, changed and deleted at one address. */
function sameAddress(path: string) {
  return { one: path, change: path, edit: 'PATCH' as const }
}
