/** A phone number as it is dialled in Nepal, without the country code. Numbers of other countries stay as they are. */
export function localPhone(phone: string) {
  return phone.replace(/^\+977/, '')
}
