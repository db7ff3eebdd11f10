import { jsonOf, type Said } from './ask'
import { contractCalls, type ContractCall } from './contract-calls'

// What no response may contain: hashes, names of secret columns, and paths, errors and stacks of the server.
const secrets =
  /\$argon2|password_hash|refresh_hash|binding_hash|token_hash|SQLITE_|node_modules|dist\/server\.js|\bat \w+ \(/

/** What is wrong with a response according to the contract; empty for a correct one. */
export function faultsOf(call: Pick<ContractCall, 'answers'>, { status, headers, text }: Said) {
  if (status === 0) return ['no answer came']
  const faults: string[] = []
  if (status >= 500 && status !== 503) faults.push(`answered ${status}`)
  if (status === 503 && !headers['retry-after']) faults.push('answered 503 without Retry-After')
  if (secrets.test(text)) faults.push(`reveals a secret: ${secrets.exec(text)?.[0]}`)
  if (!call.answers.has(status)) return [...faults, `${status} is not in the contract`]
  const type = call.answers.get(status)
  if (!type || text === '') return faults
  const body = jsonOf({ text })
  const parsed = type.safeParse(body)
  if (!parsed.success) return [...faults, `${status} does not read as the contract says`]
  const unknown = lostKeys(body, parsed.data)
  return unknown.length > 0
    ? [...faults, `has keys that the contract lacks: ${unknown.join(', ')}`]
    : faults
}

/** A control: gives the leaks and wrong shapes that the checker does not notice; empty while it notices all. */
export function blindSpots() {
  const profile = contractCalls.find(({ id }) => id === 'sizes.get')
  if (!profile) return ['the contract lacks sizes.get']
  const said = (row: object) => ({ status: 200, headers: {}, ms: 0, text: JSON.stringify(row) })
  const cases = [
    { name: 'a key too many', row: { id: 1, size_name: 'MD', role: 'admin' } },
    { name: 'a password hash', row: { id: 1, size_name: '$argon2id$v=19$m=65536' } },
    { name: 'a missing key', row: { id: 1 } },
  ]
  return cases.flatMap(({ name, row }) =>
    faultsOf(profile, said(row)).length > 0 ? [] : [`${name} was not seen`],
  )
}

/** The paths of keys that were sent and that parsing by the contract has removed, at most five per list. */
function lostKeys(sent: unknown, kept: unknown, path = ''): string[] {
  if (Array.isArray(sent)) {
    const rows: unknown[] = Array.isArray(kept) ? kept : []
    return sent
      .flatMap((one: unknown, place) => lostKeys(one, rows[place], `${path}[]`))
      .slice(0, 5)
  }
  if (!isObject(sent)) return []
  const left = new Map(isObject(kept) ? Object.entries(kept) : [])
  return Object.entries(sent).flatMap(([key, value]) =>
    left.has(key) ? lostKeys(value, left.get(key), `${path}.${key}`) : [`${path}.${key}`],
  )
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
