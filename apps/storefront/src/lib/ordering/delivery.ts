import { nepaliMobile, ownEntry, provinces } from '@etrend/domain'

/** A delivery address, as the texts of a form's fields. */
export type Delivery = Record<DeliveryField, string>
export type DeliveryField = (typeof deliveryFields)[number]

export const deliveryFields = [
  'name',
  'phone',
  'province',
  'district',
  'city',
  'street',
  'landmark',
] as const

/** The same for each of the fields. */
export function forDelivery<Value>(value: Value): Record<DeliveryField, Value> {
  return {
    name: value,
    phone: value,
    province: value,
    district: value,
    city: value,
    street: value,
    landmark: value,
  }
}

export const noDelivery: Delivery = forDelivery('')

export const provinceNames = Object.keys(provinces)

export function districtsOf(province: string): readonly string[] {
  return ownEntry(provinces, province) ?? []
}

/** The province of a district; '' for none. */
export function provinceOf(district: string) {
  return provinceNames.find((province) => districtsOf(province).includes(district)) ?? ''
}

/** A new province; clears the district, because each province has its own. */
export function withProvince(province: string) {
  return { province, district: '' }
}

/** What is wrong with a field, in the server's own words; undefined when nothing is. */
export function deliveryProblem(field: DeliveryField, delivery: Delivery) {
  const text = delivery[field].trim()
  if (field === 'phone') return nepaliMobile(text) ? undefined : PHONE
  if (field === 'province') return Object.hasOwn(provinces, text) ? undefined : PROVINCE
  if (field === 'district') {
    const isThere = districtsOf(delivery.province).includes(text)
    return isThere ? undefined : `Choose a district of ${delivery.province || 'the province'}.`
  }
  return text === '' ? MISSING[field] : undefined
}

/** '+9779841234567' → '+977 984-1234567'; anything else as it is. */
export function shownPhone(phone: string) {
  const mobile = nepaliMobile(phone)
  return mobile ? `+977 ${mobile.slice(4, 7)}-${mobile.slice(7)}` : phone
}

const PHONE = 'Enter a Nepali mobile number like 98XXXXXXXX or 97XXXXXXXX.'
const PROVINCE = 'Choose one of the seven provinces.'
const MISSING: Partial<Record<DeliveryField, string>> = {
  name: 'Enter a name.',
  city: 'Enter a city or municipality.',
  street: 'Enter a street, ward or tole.',
}
