import { signIn } from '@etrend/e2e/support/call'
import type { Gate, OpenShop } from '../gate'
import { ask, type Said } from '../support/ask'
import { atOnce } from '../support/at-once'
import { contractCalls, type ContractCall } from '../support/contract-calls'
import { credentialsOf, type Credential } from '../support/credentials'
import { requestOf } from '../support/requests'
import { changedTables, snapshotOf } from '../support/snapshot'
import { customers } from '../support/stocked'

type Cell = { call: ContractCall; credential: Credential; wanted: readonly number[] | 'in' }

// These calls end the session that they are made with, or its user: each is made in a session of its own.
const ending = ['account.logout', 'account.logoutEverywhere', 'privacy.erase', 'members.disable']

export const permissions: Gate = {
  id: 'G3',
  aim: 'every route of the contract × every credential: 401, 403 or 404 as declared, one body a status, nothing changed by those who are refused',
  async run({ openShop, expect }) {
    const shop = await openShop()
    const credentials = await credentialsOf(shop)
    const cells = credentials.flatMap((credential) =>
      contractCalls.map((call) => ({ call, credential, wanted: wantedOf(call, credential) })),
    )
    const askAll = async (some: Cell[]) =>
      await atOnce(8, some, async (cell) => ({ ...cell, said: await askAs(shop, cell) }))
    const bodies = new Map<number, Set<string>>()

    const before = snapshotOf(shop.dataDir)
    for (const { call, credential, wanted, said } of await askAll(cells.filter(isRefusal))) {
      const { status, text } = said
      const isAsDeclared = wanted !== 'in' && wanted.includes(status)
      expect(
        isAsDeclared,
        `${call.id} by ${credential.name} answered ${status}, not ${String(wanted)}`,
      )
      if (status === 401 || status === 403) {
        bodies.set(status, (bodies.get(status) ?? new Set()).add(text))
      }
    }
    const changed = changedTables(before, snapshotOf(shop.dataDir))
    expect(changed.length === 0, `those who were refused changed ${changed.join(', ')}`)
    for (const [status, texts] of bodies) {
      expect(
        texts.size === 1,
        `${status} has different bodies: ${[...texts].slice(0, 3).join(' ')}`,
      )
    }

    const refusals = new Set([...bodies.values()].flatMap((texts) => [...texts]))
    const letIn = cells.filter((cell) => !isRefusal(cell) && !isEnding(cell.call))
    for (const { call, credential, said } of await askAll(letIn)) {
      const title = `${call.id} by ${credential.name}`
      expect(isLetIn(said, refusals), `${title} was refused: ${said.status} ${said.text}`)
    }
    for (const call of contractCalls.filter(isEnding)) {
      const said = await askInOwnSession(shop, call)
      expect(isLetIn(said, refusals), `${call.id} was refused: ${said.status} ${said.text}`)
    }
    expect(await seesNewSize(shop, before), 'the snapshot does not see a new size')
    return `${contractCalls.length} routes × ${credentials.length} credentials = ${cells.length} cells; one body for each refusal; ${changed.length} tables changed`
  },
}

function isRefusal({ wanted }: Cell) {
  return wanted !== 'in'
}

function wantedOf({ id, access }: ContractCall, credential: Credential) {
  // The storefront makes this call itself, to hand staff who sign in there over to the admin host.
  if (id === 'account.handOver' && credential.staff[0] === 404) return credential.customer
  return access === 'public' ? 'in' : credential[access]
}

/** Whether a call was let in. Public routes may answer 401 (wrong password, ended session), but with other texts. */
function isLetIn({ status, text }: Said, refusals: Set<string>) {
  return status !== 0 && status < 500 && !refusals.has(text)
}

function isEnding({ id }: ContractCall) {
  return ending.includes(id)
}

async function askInOwnSession({ api, port }: OpenShop, call: ContractCall) {
  const [, { email, password }] = customers
  const who = call.access === 'staff' ? undefined : { email, password }
  const { access: token } = await signIn(api, who)
  return await ask({ port, ...requestOf(call, { token }) })
}

let networks = 0

/** Makes a call, each time from another network, since some calls have a limit per network. */
function askAs({ port }: OpenShop, { call, credential }: Cell) {
  networks += 1
  // Owners need no second factor on this machine, which a call of another network isn't from.
  const isHere = call.access === 'staff' || credential.staff === 'in'
  const from = `10.20.${networks >> 8}.${networks & 255}`
  const network = isHere ? undefined : { 'x-forwarded-for': from }
  return ask({ port, ...requestOf(call, { headers: { ...network, ...credential.headers } }) })
}

async function seesNewSize(shop: OpenShop, before: Map<string, string>) {
  const { access: token } = await signIn(shop.api)
  const call = contractCalls.find(({ id }) => id === 'sizes.create')
  if (call)
    await ask({ port: shop.port, ...requestOf(call, { token, body: { size_name: 'A new one' } }) })
  return changedTables(before, snapshotOf(shop.dataDir)).includes('size')
}
