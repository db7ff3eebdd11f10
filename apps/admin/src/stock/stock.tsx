import { stockInput, type StockInput, type StockMovement } from '@etrend/contract'
import Warehouse from 'lucide-react/icons/warehouse'
import { filterBy } from '../catalogue/filters'
import { PictureOf, WithPicture } from '../catalogue/pictures/picture-of'
import { api } from '../lib/api'
import { defineResource } from '../resource/define-resource'
import { MovementFields } from './movement-fields'
import { MovementHistory } from './movement-history'

export const stock = defineResource<StockMovement, StockInput>({
  key: 'stock',
  label: 'Stock',
  icon: Warehouse,
  entity: 'stock',
  nameOf: (row) =>
    `${row.movement_type} ${row.quantity}, ${row.product_color_info}, ${row.size_name}`,
  paths: { list: 'allstock', add: 'addstock', edit: 'editstock/:id' },
  titles: { list: 'Stock List', add: 'Add Stock', edit: 'Edit Stock' },
  hooks: {
    useRows: (asked) => api.stock.list.useQuery(asked),
    useRow: (asked) => api.stock.get.useQuery(asked),
    useAdd: () => api.stock.create.useMutation(),
    useEdit: () => api.stock.edit.useMutation(),
    useRemove: () => api.stock.remove.useMutation(),
  },
  columns: [
    { title: 'ID', kind: 'id', sort: 'id', cell: (row) => row.id },
    {
      title: 'Product with Color',
      sort: 'product_color_info',
      place: 'lead',
      picture: (row) => <PictureOf of={{ color: row.product_color }} />,
      card: (row) => row.product_color_info,
      cell: (row) => (
        <WithPicture of={{ color: row.product_color }}>{row.product_color_info}</WithPicture>
      ),
    },
    { title: 'Size', place: 'labelled', sort: 'size_name', cell: (row) => row.size_name },
    {
      title: 'Movement Type',
      place: 'line',
      sort: 'movement_type',
      cell: (row) => row.movement_type,
    },
    {
      title: 'Quantity',
      kind: 'number',
      place: 'figure',
      sort: 'quantity',
      cell: (row) => row.quantity,
    },
    { title: 'Notes', place: 'line', sort: 'notes', cell: (row) => row.notes },
  ],
  filters: [
    filterBy.product,
    filterBy.productColor('product_color'),
    filterBy.size,
    filterBy.movementType,
    filterBy.from,
    filterBy.to,
  ],
  schema: stockInput,
  changeSchema: stockInput,
  blank: { product_color: '', size: '', movement_type: '', quantity: '', notes: '' },
  draftOf: ({ product_color, size, movement_type, quantity, notes }) => ({
    product_color: String(product_color),
    size: String(size),
    movement_type,
    quantity: String(quantity),
    notes,
  }),
  namesIn: ({ product_color_info }) => ({ product_color: product_color_info }),
  fields: (form, saved) => <MovementFields form={form} saved={saved} />,
  below: ({ id }) => <MovementHistory id={id} />,
  firstStep: 'No stock yet. Add the first movement: In for what came, Out for what left.',
  messages: {
    listNotLoaded: 'Failed to fetch stock',
    notLoaded: 'Failed to fetch stock',
    added: 'Stock added successfully',
    notAdded: 'Stock creation failed',
    updated: 'Stock Updated Successfully',
    updateRefused: 'Update failed',
    updateFailed: 'Update stock failed',
    deleted: 'Stock deleted successfully!',
    notDeleted: 'Failed to delete stock. Please try again.',
  },
})
