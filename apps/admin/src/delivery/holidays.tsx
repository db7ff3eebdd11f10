import { holidayInput, type Holiday, type HolidayInput } from '@etrend/contract'
import { bikramSambat, formatBikramSambat } from '@etrend/contract/bikram-sambat'
import { kathmanduMoment } from '@etrend/contract/kathmandu'
import CalendarOff from 'lucide-react/icons/calendar-off'
import * as z from 'zod'
import { api } from '../lib/api'
import { rangeWords } from '../lib/times'
import { defineResource } from '../resource/define-resource'
import type { Draft } from '../ui/form/form'
import { TextField } from '../ui/form/text-field'

/** The form as it is sent: without a last day it is a holiday of one day. */
const schema = z
  .custom<Draft<HolidayInput>>()
  .transform(({ name = '', first_day = '', last_day }) => {
    return { name, first_day, last_day: last_day || first_day }
  })
  .pipe(holidayInput)

export const holidays = defineResource<Holiday, HolidayInput>({
  key: 'holidays',
  label: 'Holidays',
  words: 'working days saturday dashain tihar promised arrival delivery calendar',
  icon: CalendarOff,
  entity: 'Holiday',
  nameOf: (holiday) => holiday.name,
  paths: { list: 'allholiday', add: 'addholiday', edit: 'editholiday/:id' },
  titles: { list: 'Holiday List', add: 'Add Holiday', edit: 'Edit Holiday' },
  hooks: {
    useRows: (asked) => api.holidays.list.useQuery(asked),
    useRow: (asked) => api.holidays.get.useQuery(asked),
    useAdd: () => api.holidays.create.useMutation(),
    useEdit: () => api.holidays.edit.useMutation(),
    useRemove: () => api.holidays.remove.useMutation(),
  },
  columns: [
    { title: 'ID', kind: 'id', sort: 'id', cell: (row) => row.id },
    { title: 'Name', place: 'lead', sort: 'name', cell: (row) => row.name },
    {
      title: 'Days',
      place: 'line',
      sort: 'first_day',
      cell: ({ first_day, last_day }) => rangeWords({ from: first_day, to: last_day }),
    },
    { title: 'Nepali calendar', place: 'line', cell: nepaliDays },
  ],
  schema,
  changeSchema: schema,
  blank: { name: '', first_day: '', last_day: '' },
  draftOf: ({ id: _id, ...values }) => values,
  fields: (form) => (
    <>
      <p className="text-muted">
        Saturdays and holidays are no working days: orders that are placed later are promised for
        the days around them.
      </p>
      <TextField form={form} name="name" label="Name" required />
      <div className="sm:grid-cols-2 grid items-start gap-4">
        <TextField form={form} name="first_day" label="First day" type="date" required />
        <TextField
          form={form}
          name="last_day"
          label="Last day"
          type="date"
          hint="Leave empty for one day."
        />
      </div>
    </>
  ),
  firstStep:
    'No holidays yet. Add Dashain and Tihar, so that nobody is promised a parcel on these days.',
  messages: {
    listNotLoaded: 'Failed to fetch holidays',
    notLoaded: 'Failed to fetch holiday',
    added: 'Holiday added successfully',
    notAdded: 'Holiday creation failed',
    updated: 'Holiday Updated Successfully',
    updateRefused: 'Update holiday failed',
    updateFailed: 'Update holiday failed',
    deleted: 'Holiday deleted successfully!',
    notDeleted: 'Failed to delete holiday. Please try again.',
  },
})

/** '2083-07-22 to 2083-07-24'; nothing where the Nepali calendar isn't known. */
function nepaliDays({ first_day, last_day }: Holiday) {
  const [first, last] = [first_day, last_day].map((day) => {
    const nepali = bikramSambat(kathmanduMoment(`${day}T00:00`))
    return nepali && formatBikramSambat(nepali)
  })
  return first && last && first !== last ? `${first} to ${last}` : first
}
