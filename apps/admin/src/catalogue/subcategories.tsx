import { subcategoryInput, type Subcategory, type SubcategoryInput } from '@etrend/contract'
import Layers from 'lucide-react/icons/layers'
import { api } from '../lib/api'
import { defineResource } from '../resource/define-resource'
import type { Draft, FormOf } from '../ui/form/form'
import { SelectField } from '../ui/form/select-field'
import { TextField } from '../ui/form/text-field'
import { filterBy } from './filters'
import { useCategoryChoices } from './options'
import { HsCodeField } from './product-fields'

export const subcategories = defineResource<Subcategory, SubcategoryInput>({
  key: 'subcategories',
  label: 'Sub Category',
  icon: Layers,
  entity: 'Sub Category',
  nameOf: (row) => `${row.category_title} / ${row.title}`,
  paths: { list: 'allsub', add: 'addsub', edit: 'editsub/:id' },
  titles: { list: 'Sub Category List', add: 'Add Sub Category', edit: 'Edit Sub Category' },
  hooks: {
    useRows: (asked) => api.subcategories.list.useQuery(asked),
    useRow: (asked) => api.subcategories.get.useQuery(asked),
    useAdd: () => api.subcategories.create.useMutation(),
    useEdit: () => api.subcategories.edit.useMutation(),
    useRemove: () => api.subcategories.remove.useMutation(),
  },
  columns: [
    { title: 'ID', kind: 'id', sort: 'id', cell: (row) => row.id },
    { title: 'Title', place: 'lead', sort: 'title', cell: (row) => row.title },
    { title: 'Category', place: 'line', sort: 'category_title', cell: (row) => row.category_title },
  ],
  filters: [filterBy.category],
  schema: subcategoryInput,
  changeSchema: subcategoryInput,
  blank: { title: '', category: '', hs_code: '' },
  draftOf: ({ title, category, hs_code }) => ({
    title,
    category: String(category.id),
    hs_code,
  }),
  fields: (form, saved) => <Fields form={form} isNew={!saved} />,
  firstStep:
    'No sub categories yet. Add the first one: each belongs to a category, like Women / tops.',
  messages: {
    listNotLoaded: 'Failed to fetch sub categories',
    notLoaded: 'Failed to fetch sub category',
    added: 'Sub Category added successfully',
    notAdded: 'Sub Category creation failed',
    updated: 'Subcategory Updated Successfully',
    updateRefused: 'Update subcategory failed',
    updateFailed: 'Update subcategory failed',
    deleted: 'Sub Category deleted successfully!',
    notDeleted: 'Failed to delete Sub Category. Please try again.',
  },
})

function Fields({ form, isNew }: { form: FormOf<Draft<SubcategoryInput>>; isNew: boolean }) {
  // spec §8: the add form and the edit form have different texts for this failure.
  const categories = useCategoryChoices(
    isNew ? 'Failed to fetch data' : 'Failed to fetch categories',
  )
  return (
    <>
      <TextField form={form} name="title" label="Title" required />
      <SelectField
        form={form}
        name="category"
        label="Category"
        placeholder="Select Category"
        choices={categories}
        required
      />
      <HsCodeField
        form={form}
        name="hs_code"
        hint="On bills: 61 for knitted clothing, 62 for woven, 65 for headgear, 42.02 for bags."
      />
    </>
  )
}
