import { nepaliMobile, ownEntry, provinces } from '@etrend/domain'
import { Refusal } from '../../http/errors'

type Details = { phone: string; province: string; district: string }

/** The details with the phone in its one spelling. Throws 400 for another phone, and a district of another province. */
export function checkedDelivery<Given extends Details>(details: Given): Given {
  const fields: Record<string, string> = {}
  const phone = nepaliMobile(details.phone)
  if (!phone) fields['phone'] = 'Enter a Nepali mobile number like 98XXXXXXXX or 97XXXXXXXX.'
  const districts = ownEntry(provinces, details.province)
  if (!districts) fields['province'] = 'Choose one of the seven provinces.'
  else if (!districts.includes(details.district))
    fields['district'] = `Choose a district of ${details.province}.`
  const [message] = Object.values(fields)
  if (!phone || message) throw new Refusal(400, message ?? '', fields)
  return { ...details, phone }
}
