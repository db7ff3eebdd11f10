import type { Collection } from '@etrend/contract'
import GalleryHorizontalEnd from 'lucide-react/icons/gallery-horizontal-end'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { defineResource } from '../resource/define-resource'
import { ButtonLink } from '../ui/controls/button'
import { May } from '../ui/may'
import { CollectionFields } from './collection-fields'
import { kindChoices, kindLabel } from './collection-kinds'
import {
  blankCollection,
  bodyOf,
  collectionSchema,
  type CollectionValues,
  draftOf,
} from './collection-values'
import { filterBy } from './filters'

export const collections = defineResource<Collection, CollectionValues>({
  key: 'collections',
  label: 'Collections',
  icon: GalleryHorizontalEnd,
  entity: 'Collection',
  nameOf: (collection) => collection.title,
  paths: { list: 'allcollection', add: 'addcollection', edit: 'editcollection/:id' },
  titles: { list: 'Collection List', add: 'Add Collection', edit: 'Edit Collection' },
  hooks: {
    useRows: (asked) => api.collections.list.useQuery(asked),
    useRow: (asked) => api.collections.get.useQuery(asked),
    useAdd: () => {
      const { mutateAsync, isPending } = api.collections.create.useMutation()
      return { isPending, mutateAsync: ({ body }) => mutateAsync({ body: bodyOf(body) }) }
    },
    useEdit: () => {
      const { mutateAsync, isPending } = api.collections.edit.useMutation()
      return {
        isPending,
        mutateAsync: ({ body, ...call }) => mutateAsync({ ...call, body: bodyOf(body) }),
      }
    },
    useRemove: () => api.collections.remove.useMutation(),
  },
  columns: [
    { title: 'ID', kind: 'id', sort: 'id', cell: (row) => row.id },
    { title: 'Title', place: 'lead', sort: 'title', cell: (row) => row.title },
    { title: 'Address', place: 'line', sort: 'slug', cell: (row) => `/collections/${row.slug}` },
    { title: 'Products are', place: 'line', sort: 'kind', cell: (row) => kindLabel(row.kind) },
    {
      title: 'Products',
      kind: 'number',
      place: 'figure',
      cell: (row) => <CollectionCount id={row.id} />,
    },
  ],
  filters: [
    { kind: 'few', name: 'kind', label: 'Products are', useChoices: () => kindChoices },
    filterBy.category,
    filterBy.subcategory,
    filterBy.color,
  ],
  schema: collectionSchema,
  changeSchema: collectionSchema,
  blank: blankCollection,
  draftOf,
  titleOf: ({ title }) => title,
  besideTitle: ({ id }) => (
    <May needed="content">
      <ButtonLink to={`${home}/homepage?collection=${id}`}>Show on the home page</ButtonLink>
    </May>
  ),
  setUp: { label: 'Save and open', next: 'Show it on the home page' },
  fields: (form, saved) => <CollectionFields form={form} saved={saved} />,
  firstStep: 'No collections yet. Add the first one, like New in or Under Rs 1500.',
  messages: {
    listNotLoaded: 'Failed to fetch collections',
    notLoaded: 'Failed to fetch collection',
    added: 'Collection added successfully',
    notAdded: 'Collection creation failed',
    updated: 'Collection Updated Successfully',
    updateRefused: 'Update collection failed',
    updateFailed: 'Update collection failed',
    deleted: 'Collection deleted successfully!',
    notDeleted: 'Failed to delete collection. Please try again.',
  },
})

/** How many products a collection shows now. The counts of all collections are one call. */
function CollectionCount({ id }: { id: number }) {
  const { data, isError } = api.collections.counts.useQuery({
    queryKey: ['collections', 'counts'],
    meta: { notLoaded: 'Failed to count the products of collections' },
  })
  if (isError) return '–'
  return data?.body.find((row) => row.id === id)?.count ?? ''
}
