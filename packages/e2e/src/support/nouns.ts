type Field = [label: string, value: string]

/** One noun of the back-office: what staff fill in, how its row reads in the list, and its documented messages. */
export type Noun = {
  list: string
  add: string
  fill: Field[]
  row: string
  change: Field[]
  changedRow: string
  /** The search text that finds the row, where the row's whole text finds nothing. */
  q?: string
  entity: string
  added: string
  updated: string
  deleted: string
  /** The errors of an empty form, from top to bottom. */
  missing: [string, ...string[]]
}

// A product of the demo catalogue that isn't sold in the colour Green.
const blouse = 'Lalitpur Tie-neck Blouse'

export const nouns: Record<string, Noun> = {
  Category: {
    list: 'allcategory',
    add: 'addcategory',
    fill: [['Title', 'Festival']],
    row: 'Festival',
    change: [['Title', 'Festivals']],
    changedRow: 'Festivals',
    entity: 'Category',
    added: 'Category added successfully',
    updated: 'Category Updated Successfully',
    deleted: 'Category deleted successfully!',
    missing: ['Enter a category title.'],
  },
  'Sub Category': {
    list: 'allsub',
    add: 'addsub',
    fill: [
      ['Title', 'shawls'],
      ['Category', 'Women'],
    ],
    row: 'shawls Women',
    change: [['Category', 'Men']],
    changedRow: 'shawls Men',
    q: 'shawls',
    entity: 'Sub Category',
    added: 'Sub Category added successfully',
    updated: 'Subcategory Updated Successfully',
    deleted: 'Sub Category deleted successfully!',
    missing: ['Enter a sub category title.', 'Choose a category.'],
  },
  Product: {
    list: 'allproduct',
    add: 'addproduct',
    fill: [
      ['Title', 'Tihar Shawl'],
      ['Description', 'Warm and light.'],
      ['Brand', 'Newa Threads'],
      ['Sub Category', 'Women / Accessories'],
      ['Price', '1800'],
    ],
    row: 'Tihar Shawl Newa Threads Women / Accessories Rs. 1,800',
    change: [['Discounted Price', '1500']],
    changedRow: 'Tihar Shawl Newa Threads Women / Accessories Rs. 1,800 now Rs. 1,500',
    q: 'Tihar Shawl',
    entity: 'Product',
    added: 'Product added successfully',
    updated: 'Product Updated Successfully',
    deleted: 'Product deleted successfully!',
    missing: [
      'Enter a title.',
      'Enter a brand.',
      'Choose a sub category.',
      'Enter a price as a number.',
      'Enter a description.',
    ],
  },
  Color: {
    list: 'allcolor',
    add: 'addcolor',
    fill: [
      ['Color Name', 'Rhododendron'],
      ['Hex Code', 'e3a21a'],
    ],
    row: 'Rhododendron #e3a21a',
    change: [['Pick the Hex Code', '#e39a1a']],
    changedRow: 'Rhododendron #e39a1a',
    q: 'Rhododendron',
    entity: 'color',
    added: 'Color added successfully',
    updated: 'Color Updated Successfully',
    deleted: 'color deleted successfully!',
    missing: ['Enter a color name.', 'Enter a hex code like #1f2a4d.'],
  },
  'Product Color': {
    list: 'allpcolor',
    add: 'addpcolor',
    fill: [
      ['Product', blouse],
      ['Color', 'Green'],
      ['Color Image', 'a picture'],
    ],
    row: `${blouse} - Green`,
    change: [['Color Image', 'a picture']],
    changedRow: `${blouse} - Green`,
    q: 'Tie-neck',
    entity: 'Product Color',
    added: 'Product Color Added Successfully',
    updated: 'Product color updated successfully',
    deleted: 'Product Color deleted successfully!',
    missing: ['Choose a product.', 'Choose a color.', 'Choose an image file.'],
  },
  'Product Image': {
    list: 'allpimage',
    add: 'addpimage',
    fill: [
      ['Product', 'Adjective Attire | T-shirt'],
      ['Color', 'Adjective Attire | T-shirt - Black'],
      ['Image', 'a picture'],
    ],
    row: 'Adjective Attire | T-shirt No Adjective Attire | T-shirt - Black',
    change: [['Color', 'Adjective Attire | T-shirt - White']],
    changedRow: 'Adjective Attire | T-shirt No Adjective Attire | T-shirt - White',
    q: 'Adjective Attire',
    entity: 'Product Image',
    added: 'Product Image Added Successfully',
    updated: 'Product image updated successfully',
    deleted: 'Product Image deleted successfully!',
    missing: ['Choose a product.', 'Choose a product color.', 'Choose an image file.'],
  },
  Stock: {
    list: 'allstock',
    add: 'addstock',
    fill: [
      ['Product with Color', 'Adjective Attire | T-shirt - Black'],
      ['Size', 'MD'],
      ['Movement Type', 'In'],
      ['Quantity', '7'],
      ['Notes', 'From the tailor in Patan'],
    ],
    row: 'MD In 7 From the tailor in Patan',
    change: [['Quantity', '9']],
    changedRow: 'MD In 9 From the tailor in Patan',
    q: 'the tailor in Patan',
    entity: 'stock',
    added: 'Stock added successfully',
    updated: 'Stock Updated Successfully',
    deleted: 'Stock deleted successfully!',
    missing: [
      'Choose a product color.',
      'Choose a size.',
      'Choose In or Out.',
      'Enter a quantity as a number.',
    ],
  },
}
