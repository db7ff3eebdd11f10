import { session, type StaffRole } from '@etrend/contract'
import { eq } from 'drizzle-orm'
import { columnsOf } from '../account/roles'
import { one } from '../db/rows'
import { user } from '../db/schema/people'
import { staff, type TestShop } from './open-shop'

/** Adds a member of staff with this role, one of the six or a custom one, and signs them in. Their password is that of the shop's first owner. */
export async function colleague(
  { app, db }: Pick<TestShop, 'app' | 'db'>,
  role: StaffRole,
  name: string = String(role),
) {
  const email = `${name}@example.com`
  const { id } = await db.transaction(async (tx) => {
    const owner = await one(tx.select().from(user).where(eq(user.email, staff.email)))
    const { password_hash, created_at } = owner
    const account = { username: name, email, password_hash, created_at }
    const values = { ...account, role: 'admin', ...columnsOf(role) } as const
    return await one(tx.insert(user).values(values).returning())
  })
  const host = '127.0.0.1'
  const payload = { email, password: staff.password }
  const answer = await app.inject({ method: 'POST', url: '/login/', headers: { host }, payload })
  const headers = { host, authorization: `Bearer ${session.parse(answer.json()).access}` }
  const ask = (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, body?: object) =>
    app.inject({ method, url, headers, ...(body && { payload: body }) })

  return {
    id,
    email,
    headers,
    get: (url: string) => ask('GET', url),
    post: (url: string, body?: object) => ask('POST', url, body),
    put: (url: string, body: object) => ask('PUT', url, body),
    patch: (url: string, body: object) => ask('PATCH', url, body),
    remove: (url: string) => ask('DELETE', url),
  }
}
