import * as z from 'zod'
import { c, ifMatch } from '../lib/crud.ts'
import {
  formFee,
  formWhole,
  optionalFormPrice,
  optionalText,
  orNull,
  requiredText,
  rowId,
} from '../lib/form.ts'
import { importInput } from '../lib/import-input.ts'

const terms = {
  fee: z.number(),
  free_from: z.number().nullable().describe('From this subtotal on, delivery is free.'),
  days_from: z.int().nullable().describe('Working days: no Saturdays, and no holidays.'),
  days_to: z.int().nullable(),
  cash_allowed: z.boolean().describe('Whether orders may be paid in cash on delivery.'),
  cash_fee: z.number().describe('What cash on delivery costs more.'),
  most_in_cash: z.number().nullable().describe('The largest total that may be paid in cash.'),
}

/** What delivery to a district costs and takes, in rupees and working days. */
export const deliveryTerms = z.object(terms)
export type DeliveryTerms = z.infer<typeof deliveryTerms>

/** When a parcel arrives, as days in Kathmandu. */
export const arrival = z.object({
  from: z.iso.date().nullable().describe('null where only the last day is promised.'),
  to: z.iso.date(),
})
export type Arrival = z.infer<typeof arrival>

/** The terms of a district as shoppers see them. */
export const offeredDelivery = deliveryTerms.extend({
  arrival: arrival.nullable().describe('Of an order of today; null where no time is promised.'),
  lowest_fee: z.number().describe('The lowest fee of all districts.'),
  by_district: z.boolean().describe('Whether the terms depend on the district.'),
})
export type OfferedDelivery = z.infer<typeof offeredDelivery>

/** Districts with the same delivery. */
export const deliveryZone = z.object({
  id: z.int(),
  name: z.string(),
  districts: z.array(z.string()),
  ...terms,
})
export type DeliveryZone = z.infer<typeof deliveryZone>

const deliveryZones = z.object({
  zones: z.array(deliveryZone),
  others: z
    .object({ districts: z.array(z.string()), ...terms })
    .describe('The terms of all districts that are in no zone. `fee` is the setting `shipping`.'),
})
export type DeliveryZones = z.infer<typeof deliveryZones>

const days = orNull(formWhole('the days', 0, 90), 'Enter the days as a whole number from 0 to 90.')

const termsInput = {
  fee: formFee('a fee'),
  free_from: optionalFormPrice('an amount'),
  days_from: days.default(null),
  days_to: days.default(null),
  cash_allowed: z.boolean().default(true),
  cash_fee: formFee('a fee for cash').default(0),
  most_in_cash: optionalFormPrice('an amount'),
}

type Days = { days_from: number | null; days_to: number | null }

/** Whether the first day of a delivery isn't after its last one. */
export const areDaysInOrder = ({ days_from, days_to }: Days) =>
  days_from === null || days_to === null || days_from <= days_to
export const wrongOrder = 'The last day can’t be before the first day.'
const order = { path: ['days_to'], error: wrongOrder }

export const deliveryTermsInput = z.strictObject(termsInput).refine(areDaysInOrder, order)
export type DeliveryTermsInput = z.infer<typeof deliveryTermsInput>

export const deliveryZoneInput = z
  .strictObject({
    name: requiredText('a name', 60),
    districts: z
      .array(requiredText('a district', 40))
      .min(1, 'Choose at least one district.')
      .max(77, 'Nepal has 77 districts.'),
    ...termsInput,
  })
  .refine(areDaysInOrder, order)
export type DeliveryZoneInput = z.infer<typeof deliveryZoneInput>

/** Most rows of one import: one for each district, and some for empty zones and all other districts. */
export const MOST_IMPORTED_ZONE_ROWS = 200

export const zoneImportInput = importInput('the rows of the zones')

const zoneState = deliveryTerms.extend({ districts: z.array(z.string()) })

/** A zone of an import as it was read from its rows. */
export const importedZone = z.object({
  line: z.int().describe('Its first line, as a spreadsheet counts: the headings are line 1.'),
  name: z.string(),
  is_others: z.boolean().describe('The terms of all districts that are in no zone.'),
  problems: z
    .array(z.object({ line: z.int(), problem: z.string() }))
    .describe('Why it can’t be saved, each with the line to change.'),
  zone: zoneState
    .nullable()
    .describe(
      'As it would be saved; null where that can’t be read. `districts` is empty for all others.',
    ),
  before: zoneState.nullable().describe('As it is saved now; null for one that would be added.'),
})
export type ImportedZone = z.infer<typeof importedZone>

export const zoneImport = z.object({
  zones: z.array(importedZone),
  added: z.int().describe('How many zones were added; 0 in a trial.'),
  changed: z.int().describe('How many were changed, all other districts among them; 0 in a trial.'),
})
export type ZoneImport = z.infer<typeof zoneImport>

const metadata = { access: 'staff', permission: 'settings' } as const
const sensitive = { ...metadata, sensitive: true } as const

export const deliveryZoneCalls = {
  list: {
    method: 'GET',
    path: '/staff/delivery-zones',
    summary: 'Every delivery zone, and the terms of all other districts',
    responses: { 200: deliveryZones },
    metadata,
  },
  create: {
    method: 'POST',
    path: '/staff/delivery-zones',
    summary: 'Add a delivery zone. A district is in one zone at most',
    body: deliveryZoneInput,
    responses: { 201: deliveryZone },
    metadata: sensitive,
  },
  get: {
    method: 'GET',
    path: '/staff/delivery-zones/:id',
    summary: 'Read one delivery zone',
    pathParams: rowId,
    responses: { 200: deliveryZone },
    metadata: { ...metadata, tagged: true },
  },
  edit: {
    method: 'PUT',
    path: '/staff/delivery-zones/:id',
    summary: 'Replace a delivery zone; orders keep the fee that they were placed with',
    pathParams: rowId,
    headers: ifMatch,
    body: deliveryZoneInput,
    responses: { 200: deliveryZone },
    metadata: sensitive,
  },
  remove: {
    method: 'DELETE',
    path: '/staff/delivery-zones/:id',
    summary: 'Delete a delivery zone; its districts get the terms of all others',
    pathParams: rowId,
    headers: ifMatch,
    body: c.noBody(),
    responses: { 204: c.noBody() },
    metadata: sensitive,
  },
  importRows: {
    method: 'POST',
    path: '/staff/delivery-zones/import',
    summary:
      'Add and replace delivery zones from a table; nothing in a trial, and nothing where a row is wrong',
    contentType: 'multipart/form-data',
    body: zoneImportInput,
    responses: { 200: zoneImport },
    metadata: sensitive,
  },
  getOthers: {
    method: 'GET',
    path: '/staff/delivery-terms',
    summary: 'Read the terms of all districts that are in no zone',
    responses: { 200: deliveryTerms },
    metadata: { ...metadata, tagged: true },
  },
  editOthers: {
    method: 'PUT',
    path: '/staff/delivery-terms',
    summary: 'Replace the terms of all districts that are in no zone',
    headers: ifMatch,
    body: deliveryTermsInput,
    responses: { 200: deliveryTerms },
    metadata: sensitive,
  },
} as const

/** What shoppers ask before they type an address. */
export const deliveryTermsCalls = {
  read: {
    method: 'GET',
    path: '/store/delivery',
    summary: 'What delivery to a district costs and takes; without one, in districts of no zone',
    query: z.object({ district: optionalText('a district', 40) }),
    responses: { 200: offeredDelivery },
    metadata: { access: 'public' },
  },
} as const
