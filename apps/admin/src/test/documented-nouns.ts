import type { Answers } from '../app/testing'
import {
  category,
  color,
  movement,
  offered,
  png,
  product,
  productImage,
  subcategory,
} from './sample-rows'

/** One noun's screens as specification §2, §5, §8 and the decisions have them, and a row to show. */
export type DocumentedNoun = ReturnType<typeof screens> & {
  columns: string[]
  entity: string
  rows: string
  one: string
  create: string
  change: string
  remove: string
  row: { id: number }
  name: string
  fill: [label: string, value: string | File][]
  options?: Answers
  /** The title of its edit screen where that is the row's name; the breadcrumb has the documented one. */
  edited?: string
  deleted: string
  notDeleted: string
  added: string
  notAdded: string
  updated: string
  updateRefused: string
  updateFailed: string
}

const unreachable = 'The shop could not be reached. Check your connection and try again.'
export const documentedNouns: Record<string, DocumentedNoun> = {
  Product: {
    ...screens('product', 'Product'),
    columns: (
      'Image, Title, Brand, Sub Category, Price, Status, Stock, Missing, Is Slider, Is Featured, ' +
      'Gender, Action'
    ).split(', '),
    entity: 'Product',
    ...calls('/product/allProduct/', '/product/createProduct/', '/product/updateDeleteProduct/2/'),
    row: product,
    name: 'Patan Linen Kurta',
    edited: 'Patan Linen Kurta',
    fill: [
      ['Title', 'Kurta'],
      ['Description', 'Linen'],
      ['Brand', 'Patan'],
      ['Sub Category', 'Men / tops'],
      ['Price', '2500'],
      ['Discounted Price', ''],
    ],
    deleted: 'Product deleted successfully!',
    notDeleted: 'Failed to delete product. Please try again.',
    added: 'Product added successfully',
    notAdded: `Product creation failed: ${unreachable}`,
    updated: 'Product Updated Successfully',
    updateRefused: 'Update failed',
    updateFailed: 'Update product failed',
  },
  Category: {
    ...screens('category', 'Category'),
    columns: ['ID', 'Title', 'Action'],
    entity: 'Category',
    ...calls(
      '/product/allCategory/',
      '/product/createCategory/',
      '/product/updateDeleteCategory/1/',
    ),
    row: category,
    name: 'Men',
    fill: [['Title', 'Men']],
    deleted: 'Category deleted successfully!',
    notDeleted: 'Failed to delete category. Please try again.',
    added: 'Category added successfully',
    notAdded: 'Category creation failed',
    updated: 'Category Updated Successfully',
    updateRefused: 'Update category failed',
    updateFailed: 'Update category failed',
  },
  'Sub Category': {
    ...screens('sub', 'Sub Category'),
    columns: ['ID', 'Title', 'Category', 'Action'],
    entity: 'Sub Category',
    ...calls(
      '/product/allsubCategory/',
      '/product/createsubCategory/',
      '/product/updateDeleteSubCategory/5/',
    ),
    row: subcategory,
    name: 'Men / tops',
    fill: [
      ['Title', 'tops'],
      ['Category', 'Men'],
    ],
    deleted: 'Sub Category deleted successfully!',
    notDeleted: 'Failed to delete Sub Category. Please try again.',
    added: 'Sub Category added successfully',
    notAdded: 'Sub Category creation failed',
    updated: 'Subcategory Updated Successfully',
    updateRefused: 'Update subcategory failed',
    updateFailed: 'Update subcategory failed',
  },
  Color: {
    ...screens('color', 'Color'),
    columns: ['ID', 'Color Name', 'Hex Code', 'Action'],
    entity: 'color',
    ...calls('/comp/allColor/', '/comp/createColor/', '/comp/updateDeleteColor/3/'),
    row: color,
    name: 'Navy',
    fill: [
      ['Color Name', 'Navy'],
      ['Hex Code', '#1f2a4d'],
    ],
    deleted: 'color deleted successfully!',
    notDeleted: 'Failed to delete color. Please try again.',
    added: 'Color added successfully',
    notAdded: 'Color creation failed',
    updated: 'Color Updated Successfully',
    updateRefused: 'Update failed',
    updateFailed: `Update color failed: ${unreachable}`,
  },
  'Product Image': {
    ...screens('pimage', 'Product Image'),
    columns: ['ID', 'Product', 'Is Display Image', 'Image', 'Color', 'Action'],
    entity: 'Product Image',
    ...calls(
      '/comp/allProductimg/',
      '/comp/createProductImg/',
      '/comp/updateDeleteProductimg/9/',
      'PUT',
    ),
    one: 'GET /comp/singleProductimg/9/',
    row: productImage,
    name: 'Patan Linen Kurta - Navy, image 9',
    fill: [
      ['Product', 'Patan Linen Kurta'],
      ['Color', 'Patan Linen Kurta - Navy'],
      ['Is Display Image', 'Yes'],
      ['Image', png],
    ],
    deleted: 'Product Image deleted successfully!',
    notDeleted: 'Failed to delete Product Image. Please try again.',
    added: 'Product Image Added Successfully',
    notAdded: 'Product image Add failed',
    updated: 'Product image updated successfully',
    updateRefused: 'Product image update failed',
    updateFailed: 'Product image update failed',
  },
  Stock: {
    ...screens('stock', 'Stock'),
    columns: ['ID', 'Product with Color', 'Size', 'Movement Type', 'Quantity', 'Notes', 'Action'],
    entity: 'stock',
    ...calls('/stock/allStock/', '/stock/createStock/', '/stock/updateDeleteStock/6/'),
    row: movement,
    name: 'In 12, Patan Linen Kurta - Navy, MD',
    fill: [
      ['Product with Color', 'Patan Linen Kurta - Navy'],
      ['Size', 'MD'],
      ['Movement Type', 'Out'],
      ['Quantity', '3'],
      ['Notes', 'Sold at the fair'],
    ],
    deleted: 'Stock deleted successfully!',
    notDeleted: 'Failed to delete stock. Please try again.',
    added: 'Stock added successfully',
    notAdded: 'Stock creation failed',
    updated: 'Stock Updated Successfully',
    updateRefused: 'Update failed',
    updateFailed: 'Update stock failed',
  },
}

function screens(name: string, title: string) {
  return { list: `all${name}`, add: `add${name}`, edit: `edit${name}`, title }
}

function calls(rows: string, create: string, one: string, change = 'PATCH') {
  return {
    rows: `GET ${rows}`,
    create: `POST ${create}`,
    one: `GET ${one}`,
    change: `${change} ${one}`,
    remove: `DELETE ${one}`,
    options: offered,
  }
}
