import { lookup } from 'node:dns/promises'
import { isLocalhost, reasonOf } from '../ask'
import { findings } from '../finding'
import type { Visited } from './visited'

const { ok, warning, wrong } = findings('DNS')

/** Both hosts have addresses, and the same ones. */
export async function checkDns({ storefront, admin }: Pick<Visited, 'storefront' | 'admin'>) {
  const names = [storefront, admin].map((origin) => new URL(origin).hostname)
  const found = await Promise.all(names.map(addressesOf))
  const missing = found.flatMap(({ name, reason }) =>
    reason === undefined
      ? []
      : wrong(`${name} ${reason}: add an A or AAAA record with the address of the shop’s server.`),
  )
  if (missing.length > 0) return missing
  const [shop = '', office = ''] = found.map(({ addresses }) => addresses.join(', '))
  if (shop === office) return [ok(`${names.join(' and ')} lead to ${shop}.`)]
  return [
    warning(
      `${names[0]} leads to ${shop}, but ${names[1]} to ${office}: give both names the same addresses, unless two proxies are meant.`,
    ),
  ]
}

async function addressesOf(name: string) {
  const host = name.replace(/^\[(.*)\]$/, '$1')
  if (isLocalhost(host)) return { name, addresses: ['this machine'] }
  try {
    const found = await lookup(host, { all: true })
    const addresses = found.map(({ address }) => address)
    return { name, addresses: addresses.toSorted((a, b) => a.localeCompare(b)) }
  } catch (error) {
    return { name, addresses: [], reason: reasonOf(error instanceof Error ? error : new Error()) }
  }
}
