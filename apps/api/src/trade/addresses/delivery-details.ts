import { nepaliMobile, ownEntry, provinces } from '@etrend/domain'
import { Refusal } from '../../lib/refusal'
import { unprintable } from '../../pdf/letters'

type Details = {
  name: string
  phone: string
  province: string
  district: string
  city: string
  street: string
  landmark: string
}

/** What is wrong with a phone number that `nepaliMobile` doesn't know. */
export const NOT_A_MOBILE = 'Enter a Nepali mobile number like 98XXXXXXXX or 97XXXXXXXX.'

/**
 * The details with the phone in its one spelling. Throws 400 for another phone, a district of another province, and
 * letters that papers can't show.
 */
export function checkedDelivery<Given extends Details>(details: Given): Given {
  const fields: Record<string, string> = {}
  const phone = nepaliMobile(details.phone)
  if (!phone) fields['phone'] = NOT_A_MOBILE
  const districts = ownEntry(provinces, details.province)
  if (!districts) fields['province'] = 'Choose one of the seven provinces.'
  else if (!districts.includes(details.district))
    fields['district'] = `Choose a district of ${details.province}.`
  for (const field of ['name', 'city', 'street', 'landmark'] as const) {
    const problem = whyUnprintable(field, details[field])
    if (problem) fields[field] = problem
  }
  const [message] = Object.values(fields)
  if (!phone || message) throw new Refusal(400, message ?? '', fields)
  return { ...details, phone }
}

/** What is wrong with a name or a part of an address that invoices and packing slips can't show; undefined if nothing. */
export function whyUnprintable(what: 'name' | 'city' | 'street' | 'landmark', text: string) {
  const letter = unprintable(text)
  if (letter === undefined) return undefined
  return `Write the ${what} in letters that we can print: “${letter}” can’t be printed.`
}
