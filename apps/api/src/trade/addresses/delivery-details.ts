import { nepaliMobile, ownEntry, provinces } from '@etrend/domain'
import { Refusal } from '../../http/errors'

type Details = { phone: string; province: string; district: string }

/** What is wrong with a phone number that `nepaliMobile` doesn't know. */
export const NOT_A_MOBILE = 'Enter a Nepali mobile number like 98XXXXXXXX or 97XXXXXXXX.'

/** The details with the phone in its one spelling. Throws 400 for another phone, and a district of another province. */
export function checkedDelivery<Given extends Details>(details: Given): Given {
  const fields: Record<string, string> = {}
  const phone = nepaliMobile(details.phone)
  if (!phone) fields['phone'] = NOT_A_MOBILE
  const districts = ownEntry(provinces, details.province)
  if (!districts) fields['province'] = 'Choose one of the seven provinces.'
  else if (!districts.includes(details.district))
    fields['district'] = `Choose a district of ${details.province}.`
  const [message] = Object.values(fields)
  if (!phone || message) throw new Refusal(400, message ?? '', fields)
  return { ...details, phone }
}
