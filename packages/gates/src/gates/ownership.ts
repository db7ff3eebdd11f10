import type { Gate, OpenShop } from '../gate'
import { ask } from '../support/ask'
import { contractCalls, type ContractCall } from '../support/contract-calls'
import { percentile } from '../support/count'
import { ownedThings, type Owned } from '../support/owned'
import { requestOf, type Filling } from '../support/requests'
import { changedTables, snapshotOf } from '../support/snapshot'
import { mailsToLeave } from '../support/stock'

type Stranger = { name: string; headers: Record<string, string>; isNobody: boolean }

export const ownership: Gate = {
  id: 'G4',
  aim: 'every route of something owned × strangers (another customer, another guest, nobody, tokens that are empty, null, 0 or cut): 404, or 401 for nobody; nothing changed; a foreign number answers as fast as none',
  async run(run) {
    const { openShop, expect, many, isShort } = run
    const shop = await openShop()
    const owned = await ownedThings(shop)
    const calls = contractCalls.filter(isOwned)
    await mailsToLeave(shop.dataDir)
    const before = snapshotOf(shop.dataDir)
    let cells = 0
    for (const call of calls) {
      for (const number of isOrders(call) ? [owned.mine.number, owned.guest.number] : ['']) {
        for (const { name, headers, isNobody } of strangersTo(owned)) {
          const said = await askFor(shop, call, { ...fillingFor(call, owned, number), headers })
          const wanted = call.access === 'customer' && isNobody ? 401 : 404
          cells += 1
          expect(
            said.status === wanted,
            `${call.id} by ${name} answered ${said.status}, not ${wanted}: ${said.text.slice(0, 80)}`,
          )
        }
      }
    }
    const changed = changedTables(before, snapshotOf(shop.dataDir))
    expect(changed.length === 0, `strangers changed ${changed.join(', ')}`)

    const page = calls.find(({ id }) => id === 'orders.page')
    if (!page) throw new Error('The contract lacks orders.page.')
    const own = await askFor(shop, page, {
      path: { number: owned.mine.number },
      token: owned.owner,
    })
    expect(
      own.status === 200,
      `the owner was answered ${own.status}, so the refusals of strangers prove nothing`,
    )
    const difference = await timeDifference(shop, page, owned, many(300, 60))
    expect(
      difference <= (isShort ? 25 : 5),
      `a foreign number takes ${difference.toFixed(2)} ms longer or less than none`,
    )
    return `${calls.length} routes, ${cells} cells; ${changed.length} tables changed; medians ${difference.toFixed(2)} ms apart`
  },
}

/** Whether a call is about an order, or another row that one customer owns. Products belong to everybody. */
function isOwned({ path, access }: ContractCall) {
  if (path.startsWith('/store/orders/{number}')) return true
  return access === 'customer' && path.includes('{id}') && !path.includes('/products/')
}

function isOrders({ path }: ContractCall) {
  return path.includes('{number}')
}

function strangersTo({ other, otherGuest, mine, guest }: Owned): Stranger[] {
  const asGuest = (name: string, token: string) => ({
    name,
    headers: { 'x-order-token': token },
    isNobody: true,
  })
  return [
    { name: 'nobody', headers: {}, isNobody: true },
    { name: 'another customer', headers: { authorization: `Bearer ${other}` }, isNobody: false },
    asGuest('another guest', otherGuest.token),
    asGuest('an empty token', ''),
    asGuest('the token null', 'null'),
    asGuest('the token 0', '0'),
    asGuest('the token undefined', 'undefined'),
    asGuest('the start of the token', mine.token.slice(0, 42)),
    asGuest('the token and a letter', `${guest.token}A`),
    asGuest('a token of as many letters', 'A'.repeat(43)),
  ]
}

/** Paths and bodies that the owner could send, so that a call can be refused only for its caller. */
function fillingFor({ id }: ContractCall, owned: Owned, number: string): Filling {
  const body = {
    'orders.requestReturn': {
      lines: [{ order_line: owned.orderLine, quantity: 1 }],
      wants: 'refund',
      reason: 'Too small',
      details: '',
    },
    'addresses.edit': owned.address,
  }
  const paths = new Map([
    ['orders.addReturnPicture', owned.returnId],
    ['profile.endSession', owned.sessionId],
  ])
  const asked = new Map(Object.entries(body)).get(id)
  return { path: { number, id: paths.get(id) ?? owned.addressId }, ...(asked && { body: asked }) }
}

async function timeDifference(
  shop: OpenShop,
  call: ContractCall,
  { mine, other }: Owned,
  times: number,
) {
  const [foreign, absent] = [mine.number, mine.number.replace(/\d{6}$/, '999999')].map(
    (number) => ({ number, ms: [] as number[] }),
  )
  if (!foreign || !absent) throw new Error('There is nothing to compare.')
  for (let time = 0; time < times; time += 1) {
    for (const { number, ms } of [foreign, absent]) {
      ms.push((await askFor(shop, call, { path: { number }, token: other })).ms)
    }
  }
  return Math.abs(percentile(foreign.ms, 0.5) - percentile(absent.ms, 0.5))
}

let networks = 0

function askFor({ port }: OpenShop, call: ContractCall, filling: Filling) {
  networks += 1
  const headers = {
    ...(call.access !== 'staff' && {
      'x-forwarded-for': `10.30.${networks >> 8}.${networks & 255}`,
    }),
    ...filling.headers,
  }
  return ask({ port, ...requestOf(call, { ...filling, headers }) })
}
