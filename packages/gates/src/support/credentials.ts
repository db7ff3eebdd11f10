import { join } from 'node:path'
import { call, signIn } from '@etrend/e2e/support/call'
import BetterSqlite from 'better-sqlite3'
import type { OpenShop } from '../gate'
import { customers } from './stocked'
import { forge } from './tokens'

/** A kind of caller: the headers, and the statuses that each kind of route has to answer; 'in' means let in. */
export type Credential = {
  name: string
  headers: Record<string, string>
  customer: readonly number[] | 'in'
  staff: readonly number[] | 'in'
}

const nobody = { customer: [401], staff: [401] } as const
const password = 'a lamp beside the stupa'

/** The columns of the matrix. Adds the accounts for them to the shop, and ends some of them. */
export async function credentialsOf({ api, dataDir, port }: OpenShop): Promise<Credential[]> {
  const [maya] = customers
  const user = await signIn(api, { email: maya.email, password: maya.password })
  const admin = await signIn(api)
  const forged = forge(dataDir, admin.access)
  const ofUser = forge(dataDir, user.access)
  const gone = await endedTokens(api, dataDir)
  const storefront = { host: `localhost:${port}` }
  const column = (
    name: string,
    token: string,
    expected: Pick<Credential, 'customer' | 'staff'> = nobody,
  ) => ({
    name,
    headers: { authorization: `Bearer ${token}` },
    ...expected,
  })

  return [
    { name: 'none', headers: {}, ...nobody },
    column('garbage', 'a.b.c'),
    { name: 'empty bearer', headers: { authorization: 'Bearer' }, ...nobody },
    column('10 kB bearer', 'x'.repeat(10_000)),
    column('expired a second ago', forged.expired),
    column('user token edited to admin', ofUser.edited),
    column('alg none', forged.unsigned),
    column('alg None with a signature', forged.unsignedOddly),
    column('signature cut off', forged.withoutSignature),
    column('critical header', forged.critical),
    column('signed with another key', forged.otherKey),
    column('for another audience', forged.otherAudience),
    column('refresh token as bearer', admin.refresh),
    column('disabled staff', gone.disabled),
    column('user deleted', gone.deleted),
    column('signed out', gone.signedOut),
    column('demoted staff', gone.demoted, { customer: 'in', staff: [401, 403] }),
    column('user', user.access, { customer: 'in', staff: [403] }),
    {
      ...column('user on the admin host', user.access),
      customer: [401],
      staff: [401, 403],
      headers: { authorization: `Bearer ${user.access}`, host: `admin.localhost:${port}` },
    },
    {
      ...column('staff on the storefront host', admin.access),
      customer: [401],
      staff: [404],
      headers: { authorization: `Bearer ${admin.access}`, ...storefront },
    },
    { name: 'nobody on the storefront host', headers: storefront, customer: [401], staff: [404] },
    column('staff', forged.again, { customer: 'in', staff: 'in' }),
  ]
}

/** Access tokens of accounts that were disabled, demoted, deleted or signed out after the tokens were issued. */
async function endedTokens(api: string, dataDir: string) {
  const names = ['disabled', 'demoted', 'deleted', 'signedOut'] as const
  for (const name of names) {
    const json = { username: `former ${name}`, email: `${name}@example.com`, password }
    const { status, text } = await call('POST', `${api}/register/`, { json })
    if (status !== 201) throw new Error(`Registering answered ${status}: ${text}`)
  }
  const books = new BetterSqlite(join(dataDir, 'shop.db'))
  books
    .prepare(
      `UPDATE user SET role = 'admin' WHERE email LIKE 'd%ed@example.com' AND username <> 'former deleted'`,
    )
    .run()
  const tokenOf = async (name: string) =>
    (await signIn(api, { email: `${name}@example.com`, password })).access
  const tokens = {
    disabled: await tokenOf('disabled'),
    demoted: await tokenOf('demoted'),
    deleted: await tokenOf('deleted'),
    signedOut: await tokenOf('signedOut'),
  }
  const now = new Date().toISOString()
  books.prepare(`UPDATE user SET disabled_at = ? WHERE email = 'disabled@example.com'`).run(now)
  books.prepare(`UPDATE user SET role = 'user' WHERE email = 'demoted@example.com'`).run()
  books.close()
  await call('POST', `${api}/logout/`, { token: tokens.signedOut })
  const erased = await call('DELETE', `${api}/store/my-data`, {
    token: tokens.deleted,
    json: { current_password: password },
  })
  if (erased.status >= 300) throw new Error(`Erasing answered ${erased.status}: ${erased.text}`)
  return tokens
}
