/**
 * An address with only the parameters that its route or page knows, in their order. What campaigns add (`fbclid`,
 * `utm_source`) makes no difference to the answer, so it makes none to the address under which the answer is kept.
 */
export function knownAddress(address: string, parameters: readonly string[]) {
  const start = address.indexOf('?')
  if (start < 0) return address
  const given = new URLSearchParams(address.slice(start))
  const known = new URLSearchParams()
  for (const name of parameters) for (const value of given.getAll(name)) known.append(name, value)
  const path = address.slice(0, start)
  return known.size > 0 ? `${path}?${known.toString()}` : path
}
