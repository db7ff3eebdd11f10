import { productFields, productTexts, type Product } from './catalogue/products.ts'
import { exampleRow } from './lib/noun-fields.ts'
import { settingsFields, shownSettings, type Settings } from './shop/settings.ts'

// Whole rows for documentation and tests, from the examples that fields are declared with.

export const productExample: Product = {
  id: 1,
  ...exampleRow(productFields),
  subcategory_details: { id: 1, title: 'tops', category_title: 'Women' },
}
export const productTextsExample = exampleRow(productTexts)
export const settingsExample: Settings = exampleRow(settingsFields)
export const shownSettingsExample = exampleRow(shownSettings)
