import { courierInput, type Courier, type CourierInput } from '@etrend/contract'
import Truck from 'lucide-react/icons/truck'
import { api } from '../lib/api'
import { defineResource } from '../resource/define-resource'
import { fixed } from '../ui/controls/choices'
import { Mark } from '../ui/display/mark'
import { CheckField } from '../ui/form/check-field'
import { TextAreaField } from '../ui/form/text-area-field'
import { TextField } from '../ui/form/text-field'

const states = fixed({ value: 'true', label: 'Active' }, { value: 'false', label: 'Off' })

export const couriers = defineResource<Courier, CourierInput>({
  key: 'couriers',
  label: 'Couriers',
  icon: Truck,
  entity: 'Courier',
  nameOf: (courier) => courier.name,
  paths: { list: 'allcourier', add: 'addcourier', edit: 'editcourier/:id' },
  titles: { list: 'Courier List', add: 'Add Courier', edit: 'Edit Courier' },
  hooks: {
    useRows: (asked) => api.couriers.list.useQuery(asked),
    useRow: (asked) => api.couriers.get.useQuery(asked),
    useAdd: () => api.couriers.create.useMutation(),
    useEdit: () => api.couriers.edit.useMutation(),
    useRemove: () => api.couriers.remove.useMutation(),
  },
  columns: [
    { title: 'ID', kind: 'id', sort: 'id', cell: (row) => row.id },
    { title: 'Name', place: 'lead', sort: 'name', cell: (row) => row.name },
    { title: 'Phone', place: 'line', sort: 'phone', cell: (row) => row.phone },
    { title: 'Parcels can be followed', cell: (row) => (row.tracking_address ? 'Yes' : 'No') },
    {
      title: 'State',
      place: 'status',
      sort: 'is_active',
      cell: (row) => (
        <Mark kind={row.is_active ? 'good' : 'quiet'}>{row.is_active ? 'Active' : 'Off'}</Mark>
      ),
    },
    { title: 'Notes', place: 'line', cell: (row) => row.notes },
  ],
  filters: [{ kind: 'few', name: 'is_active', label: 'State', useChoices: () => states }],
  schema: courierInput,
  changeSchema: courierInput,
  blank: { name: '', phone: '', tracking_address: '', is_active: true, notes: '' },
  draftOf: ({ id: _id, ...values }) => values,
  fields: (form) => (
    <>
      <TextField form={form} name="name" label="Name" required />
      <TextField form={form} name="phone" label="Phone" inputMode="tel" />
      <TextField
        form={form}
        name="tracking_address"
        label="Tracking address"
        hint="The courier’s page about a parcel, with {code} where the parcel’s code belongs: https://courier.example/track/{code}. Customers get it as a link."
        inputMode="url"
      />
      <CheckField
        form={form}
        name="is_active"
        label="Active"
        hint="Couriers that are switched off get no new parcels."
      />
      <TextAreaField form={form} name="notes" label="Notes" />
    </>
  ),
  firstStep: 'No couriers yet. Add the first one, to hand parcels over and print their lists.',
  messages: {
    listNotLoaded: 'Failed to fetch couriers',
    notLoaded: 'Failed to fetch courier',
    added: 'Courier added successfully',
    notAdded: 'Courier creation failed',
    updated: 'Courier Updated Successfully',
    updateRefused: 'Update courier failed',
    updateFailed: 'Update courier failed',
    deleted: 'Courier deleted successfully!',
    notDeleted: 'Failed to delete courier. Please try again.',
  },
})
