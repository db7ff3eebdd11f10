import {
  productColorChange,
  productColorInput,
  type ProductColor,
  type ProductColorChange,
  type ProductColorInput,
  type SingleProductColor,
} from '@etrend/contract'
import Shirt from 'lucide-react/icons/shirt'
import { api } from '../lib/api'
import { defineResource } from '../resource/define-resource'
import { Thumbnail } from '../ui/display/thumbnail'
import { ComboboxField } from '../ui/form/combobox-field'
import type { Draft, FormOf } from '../ui/form/form'
import { PictureField } from '../ui/form/picture-field'
import { SelectField } from '../ui/form/select-field'
import { filterBy } from './filters'
import { useColorChoices, useProductChoices } from './options'

export const productColors = defineResource<
  ProductColor,
  ProductColorInput,
  ProductColorChange,
  SingleProductColor
>({
  key: 'productColors',
  label: 'Product Color',
  icon: Shirt,
  entity: 'Product Color',
  nameOf: (row) => row.product_color_info,
  paths: { list: 'allpcolor', add: 'addpcolor', edit: 'editpcolor/:id' },
  titles: { list: 'Product Color List', add: 'Add Product Color', edit: 'Edit Product Color' },
  hooks: {
    useRows: (asked) => api.productColors.list.useQuery(asked),
    useRow: (asked) => api.productColors.get.useQuery(asked),
    useAdd: () => api.productColors.create.useMutation(),
    useEdit: () => api.productColors.edit.useMutation(),
    useRemove: () => api.productColors.remove.useMutation(),
  },
  columns: [
    { title: 'ID', kind: 'id', sort: 'id', cell: (row) => row.id },
    {
      title: 'Product Color Info',
      place: 'lead',
      sort: 'product_color_info',
      cell: (row) => row.product_color_info,
    },
    { title: 'Color Image', kind: 'picture', cell: (row) => <Thumbnail src={row.color_img} /> },
    { title: 'Product', sort: 'product_title', cell: (row) => row.product_title },
    { title: 'Color', place: 'line', sort: 'color_name', cell: (row) => row.color_name },
  ],
  filters: [filterBy.product, filterBy.color],
  schema: productColorInput,
  changeSchema: productColorChange,
  blank: { product: '', color: '', color_img: undefined },
  draftOf: ({ product, color }) => ({ product: String(product.id), color: String(color.id) }),
  namesIn: ({ product }) => ({ product: product.product_title }),
  fields: (form, saved) => <Fields form={form} saved={saved} />,
  firstStep:
    'No product colors yet. Add the first one: a product is sold in its colors, each with its own image.',
  messages: {
    listNotLoaded: 'Failed to fetch product colors',
    notLoaded: (reason) => `Error fetching product color data: ${reason}`,
    added: 'Product Color Added Successfully',
    notAdded: 'Product Color Add failed',
    updated: 'Product color updated successfully',
    updateRefused: (reason) => `Product color update failed: ${reason}`,
    updateFailed: (reason) => `Product color update failed: ${reason}`,
    deleted: 'Product Color deleted successfully!',
    notDeleted: 'Failed to delete Product Color. Please try again.',
  },
})

function Fields({
  form,
  saved,
}: {
  form: FormOf<Draft<ProductColorInput>>
  saved: SingleProductColor | undefined
}) {
  const colors = useColorChoices()
  return (
    <>
      <ComboboxField
        form={form}
        name="product"
        label="Product"
        placeholder="Select Product"
        useFound={useProductChoices}
        current={saved?.product.product_title}
        required
      />
      <SelectField
        form={form}
        name="color"
        label="Color"
        placeholder="Select color"
        choices={colors}
        required
      />
      <PictureField
        form={form}
        name="color_img"
        label="Color Image"
        hint="PNG, JPG, SVG, WEBP, and GIF are allowed."
        current={saved?.color_img}
        required={!saved}
      />
    </>
  )
}
