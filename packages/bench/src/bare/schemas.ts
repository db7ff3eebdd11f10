const text = { type: 'string' }
const whole = { type: 'integer' }
const price = { type: 'number' }
const maybePrice = { type: ['number', 'null'] }
const list = (items: object) => ({ type: 'array', items })
const picture = { type: 'object', properties: { src: text, alt: text } }
const maybePicture = { ...picture, nullable: true }

const card = {
  id: whole,
  slug: text,
  title: text,
  Brand: text,
  price,
  original_price: maybePrice,
  category: text,
  subcategory: text,
  picture: maybePicture,
  colors: list({ type: 'object', properties: { color_name: text, hex_code: text } }),
  color: text,
  stock: text,
  for_kids: { type: 'boolean' },
}
const cards = list({ type: 'object', properties: card })

const facet = list({
  type: 'object',
  properties: { value: text, label: text, count: whole, hex_code: text },
})
const facets = {
  type: 'object',
  properties: {
    discounted: whole,
    price: { type: 'object', properties: { min: price, max: price } },
    size: facet,
    color: facet,
    gender: facet,
    category: facet,
    subcategory: facet,
  },
}

/** The response schemas of the bare handler, for fast-json-stringify: the contract's shapes. */
export const listSchema = {
  type: 'object',
  properties: {
    items: cards,
    total: whole,
    page: whole,
    pages: whole,
    corrected: { ...text, nullable: true },
    changes_at: { type: ['string', 'null'] },
    is_partial: { type: 'boolean' },
    facets,
  },
}

const unit = {
  type: 'object',
  properties: {
    size: whole,
    size_name: text,
    code: text,
    stock: text,
    left: { type: ['integer', 'null'] },
  },
}

export const detailSchema = {
  type: 'object',
  properties: {
    ...card,
    description: text,
    material: text,
    care: text,
    origin: text,
    fit: text,
    first_size: text,
    hs_code: text,
    measures: {
      type: 'object',
      nullable: true,
      properties: {
        of: text,
        columns: list({ type: 'object', properties: { name: text, unit: text } }),
        rows: list({ type: 'object', properties: { size: text, values: list(text) } }),
      },
    },
    worn_with: list(whole),
    rating: maybePrice,
    review_count: whole,
    fit_votes: {
      type: 'object',
      nullable: true,
      properties: { small: whole, right: whole, large: whole },
    },
    like_count: whole,
    sizes: list({
      type: 'object',
      properties: { size: whole, size_name: text, kids_age: { ...text, nullable: true } },
    }),
    product_colors: list({
      type: 'object',
      properties: {
        id: whole,
        color_name: text,
        hex_code: text,
        pictures: list(picture),
        units: list(unit),
      },
    }),
    similar: cards,
    size_guide: { ...text, nullable: true },
  },
}
