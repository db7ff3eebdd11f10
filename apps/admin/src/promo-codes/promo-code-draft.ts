import { promoCodeInput, type PromoCode } from '@etrend/contract'
import * as z from 'zod'
import { scopeOf, scopeOrNull, scopeText } from '../catalogue/scope/scope-text'
import { nepalInput, nepalTimeOf } from '../lib/nepal-time'
import { numberIn } from '../lib/typed-amount'
import type { Draft } from '../ui/form/form'

export const blankCode = {
  code: '',
  kind: 'amount',
  amount_off: '',
  percent_off: '',
  max_off: '',
  is_active: true,
  max_uses: '',
  max_uses_per_customer: '',
  first_order_only: false,
  free_delivery: false,
  applies_to: '',
  excluding: '',
  covers_reduced: true,
  min_subtotal: '',
  valid_from: '',
  valid_to: '',
}

export type CodeDraft = typeof blankCode

/** Converts the form's texts for the request: '' becomes null (no limit), and Nepal's times become ISO times. */
export const codeSchema = z
  .custom<Draft<CodeDraft>>()
  .transform((draft): z.input<typeof promoCodeInput> => ({
    code: draft.code ?? '',
    ...offOf(draft),
    is_active: draft.is_active === true,
    max_uses: numberIn(draft.max_uses ?? ''),
    max_uses_per_customer: numberIn(draft.max_uses_per_customer ?? ''),
    first_order_only: draft.first_order_only === true,
    free_delivery: draft.kind === 'none' || draft.free_delivery === true,
    applies_to: scopeOrNull(draft.applies_to ?? ''),
    excluding: scopeOf(draft.excluding ?? ''),
    covers_reduced: draft.covers_reduced === true,
    min_subtotal: numberIn(draft.min_subtotal ?? ''),
    valid_from: timeOrNone(draft.valid_from),
    valid_to: timeOrNone(draft.valid_to),
  }))
  .pipe(promoCodeInput)

/** Only the fields of the chosen kind. */
function offOf({ kind, amount_off, percent_off, max_off }: Draft<CodeDraft>) {
  if (kind === 'none') return {}
  return kind === 'percent'
    ? { percent_off: numberIn(percent_off ?? '') ?? 0, max_off: numberIn(max_off ?? '') }
    : { amount_off: numberIn(amount_off ?? '') }
}

/** Invalid times stay unchanged, so that validation refuses them. */
function timeOrNone(text = '') {
  return text === '' ? null : (nepalTimeOf(text) ?? text)
}

export function draftOf(code: PromoCode): CodeDraft {
  return {
    code: code.code,
    kind: kindOf(code),
    amount_off: code.amount_off === 0 ? '' : String(code.amount_off),
    percent_off: String(code.percent_off ?? ''),
    max_off: String(code.max_off ?? ''),
    is_active: code.is_active,
    max_uses: String(code.max_uses ?? ''),
    max_uses_per_customer: String(code.max_uses_per_customer ?? ''),
    first_order_only: code.first_order_only,
    free_delivery: code.free_delivery,
    applies_to: scopeText(code.applies_to),
    excluding: scopeText(code.excluding),
    covers_reduced: code.covers_reduced,
    min_subtotal: String(code.min_subtotal ?? ''),
    valid_from: nepalInput(code.valid_from),
    valid_to: nepalInput(code.valid_to),
  }
}

/** 'none': a code for free delivery alone. */
function kindOf({ percent_off, amount_off }: PromoCode) {
  if (percent_off !== null) return 'percent'
  return amount_off === 0 ? 'none' : 'amount'
}
