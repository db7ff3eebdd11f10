import type { SaleOffer } from '@etrend/contract'
import BadgePercent from 'lucide-react/icons/badge-percent'
import FileUp from 'lucide-react/icons/file-up'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { when } from '../lib/times'
import { defineResource } from '../resource/define-resource'
import { ButtonLink } from '../ui/controls/button'
import { wideForm } from '../ui/form/wide-form'
import { SaleBrought } from './brought'
import { DuplicateSale } from './duplicate-sale'
import { filterBy } from './filters'
import { SaleOfferFields } from './sale-offer-fields'
import { offWords, SaleOfferMark, saleOfferStates } from './sale-offer-state'
import {
  blankSale,
  bodyOf,
  draftOf,
  saleSchema,
  startOf,
  type SaleValues,
} from './sale-offer-values'
import { ScopeWords } from './scope/scope-words'

export const saleOffers = defineResource<SaleOffer, SaleValues>({
  key: 'saleOffers',
  label: 'Sale prices',
  icon: BadgePercent,
  entity: 'Sale',
  nameOf: (sale) => sale.title,
  paths: { list: 'allsale', add: 'addsale', edit: 'editsale/:id' },
  titles: { list: 'Sale List', add: 'Add Sale', edit: 'Edit Sale' },
  hooks: {
    useRows: (asked) => api.saleOffers.list.useQuery(asked),
    useRow: (asked) => api.saleOffers.get.useQuery(asked),
    useAdd: () => {
      const { mutateAsync, isPending } = api.saleOffers.create.useMutation()
      return { isPending, mutateAsync: ({ body }) => mutateAsync({ body: bodyOf(body) }) }
    },
    useEdit: () => {
      const { mutateAsync, isPending } = api.saleOffers.edit.useMutation()
      return {
        isPending,
        mutateAsync: ({ body, ...call }) => mutateAsync({ ...call, body: bodyOf(body) }),
      }
    },
    useRemove: () => api.saleOffers.remove.useMutation(),
  },
  columns: [
    { title: 'ID', kind: 'id', sort: 'id', cell: (row) => row.id },
    { title: 'Title', place: 'lead', sort: 'title', cell: (row) => row.title },
    { title: 'State', place: 'status', cell: (row) => <SaleOfferMark sale={row} /> },
    { title: 'Takes off', kind: 'number', place: 'figure', cell: offWords },
    { title: 'For', place: 'line', cell: (row) => <ScopeWords of={row} /> },
    { title: 'From', place: 'labelled', sort: 'starts_at', cell: (row) => when(row.starts_at) },
    {
      title: 'Until',
      place: 'labelled',
      sort: 'ends_at',
      cell: (row) => (row.ends_at === null ? 'No end' : when(row.ends_at)),
    },
  ],
  filters: [
    { kind: 'few', name: 'state', label: 'State', useChoices: () => saleOfferStates },
    filterBy.collection,
    filterBy.category,
    filterBy.subcategory,
  ],
  listActions: () => (
    <ButtonLink to={`${home}/importsales`}>
      <FileUp size={16} aria-hidden />
      Import
    </ButtonLink>
  ),
  rowActions: (row) => <DuplicateSale {...row} />,
  schema: saleSchema,
  changeSchema: saleSchema,
  blank: blankSale,
  startOf,
  draftOf,
  isWide: true,
  above: (sale) => (
    <div className={wideForm.above}>
      <SaleBrought id={sale.id} />
    </div>
  ),
  fields: (form, saved) => <SaleOfferFields form={form} saved={saved} />,
  firstStep:
    'No sales yet. A sale takes a percentage or an amount off prices, and ends by itself. Add the first one.',
  messages: {
    listNotLoaded: 'Failed to fetch sales',
    notLoaded: 'Failed to fetch sale',
    added: 'Sale added successfully',
    notAdded: 'Sale creation failed',
    updated: 'Sale Updated Successfully',
    updateRefused: 'Update sale failed',
    updateFailed: 'Update sale failed',
    deleted: 'Sale deleted successfully!',
    notDeleted: 'Failed to delete sale. Please try again.',
  },
})
