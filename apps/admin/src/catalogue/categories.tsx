import { categoryInput, type Category, type CategoryInput } from '@etrend/contract'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import { api } from '../lib/api'
import { defineResource } from '../resource/define-resource'
import { TextField } from '../ui/form/text-field'

export const categories = defineResource<Category, CategoryInput>({
  key: 'categories',
  label: 'Category',
  icon: LayoutGrid,
  entity: 'Category',
  nameOf: (category) => category.title,
  paths: { list: 'allcategory', add: 'addcategory', edit: 'editcategory/:id' },
  titles: { list: 'Category List', add: 'Add Category', edit: 'Edit Category' },
  hooks: {
    useRows: (asked) => api.categories.list.useQuery(asked),
    useRow: (asked) => api.categories.get.useQuery(asked),
    useAdd: () => api.categories.create.useMutation(),
    useEdit: () => api.categories.edit.useMutation(),
    useRemove: () => api.categories.remove.useMutation(),
  },
  columns: [
    { title: 'ID', kind: 'id', sort: 'id', cell: (category) => category.id },
    { title: 'Title', place: 'lead', sort: 'title', cell: (category) => category.title },
  ],
  schema: categoryInput,
  changeSchema: categoryInput,
  blank: { title: '' },
  draftOf: ({ title }) => ({ title }),
  fields: (form) => <TextField form={form} name="title" label="Title" required />,
  firstStep: 'No categories yet. Add the first one: Women, Men or Kids, as shoppers look for them.',
  messages: {
    listNotLoaded: 'Failed to fetch categories',
    notLoaded: 'Failed to fetch category',
    added: 'Category added successfully',
    notAdded: 'Category creation failed',
    updated: 'Category Updated Successfully',
    updateRefused: 'Update category failed',
    updateFailed: 'Update category failed',
    deleted: 'Category deleted successfully!',
    notDeleted: 'Failed to delete category. Please try again.',
  },
})
