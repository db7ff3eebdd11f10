import type { Gate } from '../gate'
import { ask } from '../support/ask'
import { atOnce } from '../support/at-once'
import { contractCalls } from '../support/contract-calls'
import { requestOf } from '../support/requests'

/** How often one network may make these calls before 429, as in apps/api/src/http/limits.ts. */
const documented = [
  { id: 'account.forgotPassword', most: 10 },
  { id: 'account.register', most: 20 },
  { id: 'account.resetPassword', most: 20 },
  { id: 'profile.confirmEmail', most: 20 },
  { id: 'members.acceptInvite', most: 20 },
  { id: 'members.readInvite', most: 60 },
  { id: 'account.refresh', most: 60 },
  { id: 'checkout.place', most: 60 },
  { id: 'cart.price', most: 240 },
]
// Two addresses of this machine: the shop trusts the first as a proxy, and not the second.
const PROXY = '127.0.0.1'
const STRANGER = '127.0.0.2'

export const limits: Gate = {
  id: 'G14',
  aim: 'each documented limit + 1: 429 with Retry-After; an address that a stranger makes up changes nothing; IPv6 counts per /64',
  async run({ openShop, expect }) {
    const shop = await openShop()
    const askFrom = async (id: string, localAddress: string, client: string) => {
      const call = contractCalls.find((one) => one.id === id)
      if (!call) throw new Error(`The contract lacks ${id}.`)
      const headers = { 'x-forwarded-for': client }
      const { status, headers: said } = await ask({
        port: shop.port,
        localAddress,
        ...requestOf(call, { headers }),
      })
      return { status, seconds: Number(said['retry-after']) }
    }
    const limited = async (
      id: string,
      most: number,
      from: string,
      clientOf: (n: number) => string,
    ) => {
      const numbers = Array.from({ length: most }, (_, n) => n)
      const within = await atOnce(8, numbers, (n) => askFrom(id, from, clientOf(n)))
      const early = within.filter(({ status }) => status === 429).length
      return { early, over: await askFrom(id, from, clientOf(most)) }
    }
    for (const [place, { id, most }] of documented.entries()) {
      const { early, over } = await limited(id, most, PROXY, () => `203.0.113.${place}`)
      expect(early === 0, `${id}: ${early} of the first ${most} were refused`)
      expect(
        over.status === 429 && over.seconds > 0,
        `${id}: no. ${most + 1} answered ${over.status}, Retry-After ${over.seconds}`,
      )
    }
    const [{ id, most } = { id: '', most: 0 }] = documented
    const other = await askFrom(id, PROXY, '203.0.113.200')
    expect(other.status !== 429, 'one network shut another out')
    const spoofed = await limited(id, most, STRANGER, (n) => `198.51.100.${n}`)
    expect(
      spoofed.over.status === 429,
      `made-up addresses passed the limit: ${spoofed.over.status}`,
    )
    const sixth = await limited(id, most, PROXY, (n) => `2001:db8:1:1::${n.toString(16)}`)
    expect(sixth.over.status === 429, `addresses of one /64 passed the limit: ${sixth.over.status}`)
    const neighbour = await askFrom(id, PROXY, '2001:db8:1:2::1')
    expect(neighbour.status !== 429, 'one /64 shut another out')
    return `${documented.length} limits reached and held; made-up addresses ${spoofed.over.status}; one /64 ${sixth.over.status}, the next ${neighbour.status}`
  },
}
