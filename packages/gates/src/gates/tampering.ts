import { signIn } from '@etrend/e2e/support/call'
import type { Gate } from '../gate'
import { ask } from '../support/ask'
import { atOnce } from '../support/at-once'
import { blindSpots, faultsOf } from '../support/conformance'
import { contractCalls, resolved, type ContractCall, type Shape } from '../support/contract-calls'
import { tally } from '../support/count'
import { requestOf } from '../support/requests'
import { changedTables, snapshotOf } from '../support/snapshot'
import { customers } from '../support/stocked'

const extras = {
  id: 7,
  role: 'admin',
  price: 1,
  total: 0,
  user_id: 1,
  is_admin: true,
  created_at: '2020-01-01T00:00:00.000Z',
  stock: 999,
  shipping: 0,
  payment_state: 'paid',
}

export const tampering: Gate = {
  id: 'G6',
  aim: 'every route that takes a body × keys that it doesn’t know: 400 and nothing changed; no answer with a key or a secret that the contract lacks',
  async run({ openShop, expect, seed }) {
    const shop = await openShop()
    const [{ email, password }] = customers
    const tokens = {
      public: undefined,
      customer: (await signIn(shop.api, { email, password })).access,
      staff: (await signIn(shop.api)).access,
    }
    let networks = seed
    const askWith = (call: ContractCall, body?: Record<string, unknown>) => {
      networks += 1
      const token = tokens[call.access]
      const network = `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`
      // Owners need no second factor on this machine, which a call of another network isn't from.
      const filling = {
        ...(token !== undefined && { token }),
        ...(body && { body }),
        ...(call.access !== 'staff' && { headers: { 'x-forwarded-for': network } }),
      }
      return ask({ port: shop.port, ...requestOf(call, filling) })
    }

    const before = snapshotOf(shop.dataDir)
    const tries = contractCalls.flatMap((call) => extrasOf(call).map((extra) => ({ call, extra })))
    const statuses = await atOnce(8, tries, async ({ call, extra }) => {
      const said = await askWith(call, { ...call.body?.example, ...extra })
      const key = Object.keys(extra).join()
      expect(
        said.status === 400 || (said.status === 404 && isReadLater(call)),
        `${call.id} with ${key} answered ${said.status}: ${said.text.slice(0, 100)}`,
      )
      for (const fault of faultsOf(call, said)) expect(false, `${call.id} with ${key}: ${fault}`)
      return said.status
    })
    const changed = changedTables(before, snapshotOf(shop.dataDir))
    expect(changed.length === 0, `unknown keys changed ${changed.join(', ')}`)

    let answers = 0
    for (const call of contractCalls.filter(({ method }) => method !== 'DELETE')) {
      const said = await askWith(call)
      answers += 1
      for (const fault of faultsOf(call, said)) expect(false, `${call.id}: ${fault}`)
    }
    for (const blindness of blindSpots()) expect(false, `the checker is blind: ${blindness}`)
    return `${tries.length} tries: ${tally(statuses)}; ${changed.length} tables changed; ${answers} answers held against the contract; the checker saw 3 of 3 leaks`
  },
}

/** Whether a call looks for its order before it reads its form, so that an unknown order is 404 and not 400. */
function isReadLater({ path, body }: ContractCall) {
  return body?.type === 'form' && path.includes('{number}')
}

/** One addition to the body for each key that the call doesn't know. */
function extrasOf({ body }: ContractCall) {
  if (!body) return []
  const known = keysOf(body.shape)
  return Object.entries(extras).flatMap(([key, value]) =>
    known.includes(key) ? [] : [{ [key]: value }],
  )
}

function keysOf(shape: Shape): string[] {
  const { properties = {}, anyOf = [], oneOf = [] } = resolved(shape)
  return [...Object.keys(properties), ...[...anyOf, ...oneOf].flatMap(keysOf)]
}
