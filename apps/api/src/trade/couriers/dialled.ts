/** A phone number as it is dialled in Nepal, without the country code. */
export function dialled(phone: string) {
  return phone.replace(/^\+977/, '')
}
