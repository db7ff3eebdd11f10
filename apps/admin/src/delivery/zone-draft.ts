import {
  deliveryTermsInput,
  deliveryZoneInput,
  type DeliveryTerms,
  type DeliveryZone,
} from '@etrend/contract'
import * as z from 'zod'
import type { Draft } from '../ui/form/form'

const blankTerms = {
  fee: '',
  free_from: '',
  days_from: '',
  days_to: '',
  cash_allowed: true,
  cash_fee: '0',
  most_in_cash: '',
}
export type TermsDraft = typeof blankTerms

/** The names of the fields, for the forms that have more. */
export const termsNames = {
  fee: 'fee',
  free_from: 'free_from',
  days_from: 'days_from',
  days_to: 'days_to',
  cash_allowed: 'cash_allowed',
  cash_fee: 'cash_fee',
  most_in_cash: 'most_in_cash',
} as const

export const blankZone = { name: '', districts: no(), ...blankTerms }
export type ZoneDraft = typeof blankZone

/** The forms' texts as the requests; an empty fee for cash is 0. */
export const termsSchema = z
  .custom<Draft<TermsDraft>>()
  .transform(sentTerms)
  .pipe(deliveryTermsInput)

export const zoneSchema = z
  .custom<Draft<ZoneDraft>>()
  .transform(({ name = '', districts, ...terms }): z.input<typeof deliveryZoneInput> => ({
    ...sentTerms(terms),
    name,
    districts: Array.isArray(districts) ? districts : [],
  }))
  .pipe(deliveryZoneInput)

export function draftOfTerms(terms: DeliveryTerms): TermsDraft {
  const { fee, free_from, days_from, days_to, cash_allowed, cash_fee, most_in_cash } = terms
  return {
    fee: String(fee),
    free_from: String(free_from ?? ''),
    days_from: String(days_from ?? ''),
    days_to: String(days_to ?? ''),
    cash_allowed,
    cash_fee: String(cash_fee),
    most_in_cash: String(most_in_cash ?? ''),
  }
}

export function draftOfZone(zone: DeliveryZone): ZoneDraft {
  return { name: zone.name, districts: zone.districts, ...draftOfTerms(zone) }
}

/** A zone as a request that leaves it as it is. */
export function sentZone(zone: DeliveryZone): z.input<typeof deliveryZoneInput> {
  return zoneSchema.parse(draftOfZone(zone))
}

function sentTerms(draft: Draft<TermsDraft>): z.input<typeof deliveryTermsInput> {
  const { fee = '', free_from = '', days_from = '', days_to = '', most_in_cash = '' } = draft
  const cash_allowed = draft.cash_allowed === true
  const cash_fee = draft.cash_fee || '0'
  return { fee, free_from, days_from, days_to, cash_allowed, cash_fee, most_in_cash }
}

function no(): string[] {
  return []
}
