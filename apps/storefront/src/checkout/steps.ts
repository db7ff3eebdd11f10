import { deliveryProblem, shownPhone } from '../lib/ordering/delivery'
import type { Draft } from './draft'

export type Field = Exclude<keyof Draft, 'keep_address' | 'kept_at'>
export type Problems = Partial<Record<Field, string>>
export type StepName = keyof typeof steps

/** The steps in their order, with their fields. */
export const steps = {
  contact: ['phone', 'email'],
  delivery: ['name', 'province', 'district', 'city', 'street', 'landmark', 'note'],
  payment: ['payment_method', 'buyer_pan'],
} as const satisfies Record<string, readonly Field[]>

export const stepNames = ['contact', 'delivery', 'payment'] as const

/** The step that an address asks for, or the first unfinished step before it. */
export function stepIn(search: URLSearchParams, draft: Draft): StepName {
  const asked = stepNames.find((name) => name === search.get('step')) ?? 'contact'
  const before = stepNames.slice(0, stepNames.indexOf(asked))
  return before.find((name) => !isDone(name, draft)) ?? asked
}

export function stepPath(name: StepName) {
  return `/checkout?step=${name}`
}

/** The step that a field belongs to. */
export function stepOf(field: string) {
  return stepNames.find((name) => steps[name].some((one) => one === field))
}

export function isDone(name: StepName, draft: Draft) {
  return Object.keys(problemsOf(name, draft)).length === 0
}

/** The errors of a step's fields. */
export function problemsOf(name: StepName, draft: Draft): Problems {
  const problems: Problems = {}
  for (const field of steps[name]) {
    const problem = problemOf(field, draft)
    if (problem) problems[field] = problem
  }
  return problems
}

export function problemOf(field: Field, draft: Draft): string | undefined {
  if (field === 'note') return undefined
  if (field === 'email') return emailProblem(draft.email.trim())
  if (field === 'buyer_pan') return panProblem(draft.buyer_pan)
  if (field === 'payment_method') return draft.payment_method ? undefined : 'Choose how to pay.'
  return deliveryProblem(field, draft)
}

/** A finished step's answers in a few lines. */
export function summaryOf(name: StepName, draft: Draft) {
  if (name === 'contact') return [shownPhone(draft.phone), draft.email].filter(Boolean)
  const { street, landmark, city, district, province } = draft
  const place = [street, landmark].filter(Boolean).join(', ')
  return [draft.name, place, `${city}, ${district}, ${province}`, draft.note].filter(Boolean)
}

/** An empty PAN is none: few buyers need it on the bill. */
function panProblem(pan: string) {
  const digits = pan.replace(/[\s-]/g, '')
  return /^([\d०-९]{9})?$/.test(digits) ? undefined : 'Enter a PAN of nine digits, or nothing.'
}

/** What is wrong with the email address of an online payment, which needs one. */
export function receiptProblem(email: string) {
  if (email.trim() === '') {
    return 'Enter an email address: the receipt of an online payment goes there.'
  }
  return emailProblem(email.trim())
}

/** An order that is paid in cash is identified by its phone. */
function emailProblem(email: string) {
  if (email === '') return undefined
  const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(email)
  return isAddress ? undefined : 'Enter an email address like name@example.com.'
}
