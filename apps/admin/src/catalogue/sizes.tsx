import { sizeInput, type Size, type SizeInput } from '@etrend/contract'
import Ruler from 'lucide-react/icons/ruler'
import { api } from '../lib/api'
import { defineResource } from '../resource/define-resource'
import { draftFrom } from '../ui/form/draft'
import { TextField } from '../ui/form/text-field'

export const sizes = defineResource<Size, SizeInput>({
  key: 'sizes',
  label: 'Size',
  icon: Ruler,
  entity: 'size',
  nameOf: (size) => size.size_name,
  paths: {
    list: 'allsize',
    add: 'addsize',
    edit: 'editSize/:id', // documented with a capital S (spec §2); routes match any case
    afterAdd: 'sizeform', // documented, but has no screen; redirects to the list (decisions)
    alsoList: ['sizeform'],
  },
  titles: { list: 'Size List', add: 'Add Size', edit: 'Edit Size' },
  hooks: {
    useRows: ({ queryData: { query }, ...asked }) =>
      // The shop's order, unless staff choose another one.
      api.sizes.list.useQuery({
        ...asked,
        queryData: { query: { ...query, sort: query.sort ?? 'size_name' } },
      }),
    useRow: (asked) => api.sizes.get.useQuery(asked),
    useAdd: () => api.sizes.create.useMutation(),
    useEdit: () => api.sizes.edit.useMutation(),
    useRemove: () => api.sizes.remove.useMutation(),
  },
  columns: [
    { title: 'ID', kind: 'id', sort: 'id', cell: (size) => size.id },
    { title: 'Size Name', place: 'lead', sort: 'size_name', cell: (size) => size.size_name },
    { title: 'Position', kind: 'number', place: 'labelled', cell: (size) => size.position },
    { title: 'Ages, for kids', place: 'labelled', cell: (size) => size.kids_age },
  ],
  schema: sizeInput,
  changeSchema: sizeInput,
  blank: { size_name: '', position: '', kids_age: '' },
  draftOf: (size) => draftFrom(size, ['size_name', 'position', 'kids_age']),
  fields: (form) => (
    <>
      <TextField form={form} name="size_name" label="Size Name" required />
      <TextField
        form={form}
        name="position"
        label="Position"
        hint="Sizes with a position come first: 1, then 2, and so on. Sizes without one follow in clothing order: XS, SM, MD, LG, then numbers, ages and other names."
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        form={form}
        name="kids_age"
        label="Ages, for kids"
        hint="The ages of the kids who wear this size, such as 6–7 years. Shoppers see them beside the size, on products for kids only. Leave empty for none."
        autoComplete="off"
      />
    </>
  ),
  firstStep: 'No sizes yet. Add the first one: stock is kept per product color and size.',
  messages: {
    listNotLoaded: 'Failed to fetch sizes',
    notLoaded: 'Failed to fetch size',
    added: 'Size added successfully',
    notAdded: 'Size creation failed',
    updated: 'Size Updated Successfully',
    updateRefused: 'Update failed',
    updateFailed: 'Update size failed',
    deleted: 'Size deleted successfully!',
    notDeleted: 'Failed to delete size. Please try again.',
  },
})
