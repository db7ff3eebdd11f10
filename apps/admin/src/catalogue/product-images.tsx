import {
  productImageChange,
  productImageInput,
  type ProductImage,
  type ProductImageChange,
  type ProductImageInput,
} from '@etrend/contract'
import Images from 'lucide-react/icons/images'
import { api } from '../lib/api'
import { yesOrNo } from '../lib/words'
import { defineResource } from '../resource/define-resource'
import { Thumbnail } from '../ui/display/thumbnail'
import { filterBy } from './filters'
import { ProductImageFields } from './product-image-fields'

export const productImages = defineResource<ProductImage, ProductImageInput, ProductImageChange>({
  key: 'productImages',
  label: 'Product Image',
  icon: Images,
  entity: 'Product Image',
  nameOf: (row) => `${row.product_color_info}, image ${row.id}`,
  paths: {
    list: 'allpimage',
    add: 'addpimage',
    edit: 'editpimage/:id',
    alsoList: ['pimage'], // documented as the page after an edit, but has no screen (decisions)
  },
  titles: { list: 'Product Image List', add: 'Add Product Image', edit: 'Edit Product Image' },
  hooks: {
    useRows: (asked) => api.productImages.list.useQuery(asked),
    useRow: (asked) => api.productImages.get.useQuery(asked),
    useAdd: () => api.productImages.create.useMutation(),
    useEdit: () => api.productImages.edit.useMutation(),
    useRemove: () => api.productImages.remove.useMutation(),
  },
  columns: [
    { title: 'ID', kind: 'id', sort: 'id', cell: (row) => row.id },
    { title: 'Product', sort: 'product_name', cell: (row) => row.product_name },
    {
      title: 'Is Display Image',
      place: 'line',
      card: ({ is_display_image }) => (is_display_image ? 'Display image' : 'Other image'),
      sort: 'is_display_image',
      cell: (row) => yesOrNo(row.is_display_image),
    },
    { title: 'Image', kind: 'picture', cell: (row) => <Thumbnail src={row.image} /> },
    {
      title: 'Color',
      place: 'lead',
      sort: 'product_color_info',
      cell: (row) => row.product_color_info,
    },
  ],
  filters: [filterBy.product, filterBy.productColor('color'), filterBy.displayImage],
  schema: productImageInput,
  changeSchema: productImageChange,
  blank: { product: '', color: '', is_display_image: 'False', image: undefined },
  draftOf: ({ product, color, is_display_image }) => ({
    product: String(product),
    color: String(color),
    is_display_image: is_display_image ? 'True' : 'False',
  }),
  namesIn: ({ product_name, product_color_info }) => ({
    product: product_name,
    color: product_color_info,
  }),
  fields: (form, saved) => <ProductImageFields form={form} saved={saved} />,
  firstStep:
    'No product images yet. Add the first one. Each image belongs to a product color, and each product has one display image.',
  messages: {
    listNotLoaded: 'Failed to fetch product images',
    notLoaded: 'Error fetching product image data',
    added: 'Product Image Added Successfully',
    notAdded: 'Product image Add failed',
    updated: 'Product image updated successfully',
    updateRefused: 'Product image update failed',
    updateFailed: 'Product image update failed',
    deleted: 'Product Image deleted successfully!',
    notDeleted: 'Failed to delete Product Image. Please try again.',
  },
})
