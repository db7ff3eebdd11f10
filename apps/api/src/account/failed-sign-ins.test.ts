import { auditEntry } from '@etrend/contract'
import { eq, sql, type SQL } from 'drizzle-orm'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { audit } from '../db/schema/records'
import { openShop as openAccountShop, sita } from '../test/account-shop'
import { staff, type TestShop } from '../test/open-shop'
import { openTestShop } from '../test/test-app'

const signIn = ({ app }: TestShop, email: string, password: string, remoteAddress = '127.0.0.1') =>
  app.inject({
    method: 'POST',
    url: '/login/',
    headers: { host: '127.0.0.1' },
    remoteAddress,
    payload: { email, password },
  })

const logOf = async (shop: TestShop, query = '') =>
  z.array(auditEntry).parse((await shop.get(`/staff/audit/?noun=members${query}`)).json())

const failures = (shop: TestShop) => logOf(shop, '&action=sign-in%20failed')

/** What is kept of failures. Closes the shop, which then writes what still waits. */
async function keptOf({ app, db }: TestShop) {
  await app.close()
  return await db.read.select().from(audit).where(eq(audit.action, 'sign-in failed'))
}

it('sign-ins, failed ones and sign-outs are in the audit log with the client’s address', async () => {
  const shop = await openTestShop()
  await signIn(shop, staff.email, 'wrong', '203.0.113.9')
  await expect.poll(() => failures(shop)).toHaveLength(1)
  await signIn(shop, 'hunter2@example.com', 'wrong', '203.0.113.10')
  await expect
    .poll(() => failures(shop))
    .toMatchObject([
      { staff: null, staff_name: 'Somebody', label: 'an unknown address', address: '203.0.113.10' },
      { staff: null, staff_name: 'Somebody', label: 'boss', address: '203.0.113.9' },
    ])
  expect(JSON.stringify(await logOf(shop))).not.toContain('hunter2')
  const answer = await signIn(shop, staff.email, staff.password)
  expect(answer.statusCode).toBe(200)
  const [entered] = await logOf(shop)
  expect(entered).toMatchObject({ action: 'sign-in', address: '127.0.0.1' })
  const found = await logOf(shop, '&q=203.0.113.9')
  expect(found.map(({ action }) => action)).toEqual(['sign-in failed'])
})

it('a flood of failures is bounded, and doesn’t hide those to an account of staff', async () => {
  const shop = await openTestShop()
  for (let guess = 0; guess < 40; guess++) {
    await signIn(shop, `nobody${guess}@example.com`, 'wrong', `203.0.113.${guess}`)
  }
  await signIn(shop, staff.email, 'wrong', '203.0.114.1')
  const labels = (await keptOf(shop)).map(({ label }) => label)
  expect(labels.filter((label) => label === 'an unknown address')).toHaveLength(30)
  expect(labels.filter((label) => label === 'boss')).toHaveLength(1)
})

it('a shopper’s failures are not in the audit log', async () => {
  const shop = await openTestShop()
  const shopper = {
    username: 'sita',
    email: 'sita@example.com',
    password: 'a long enough password',
  }
  await shop.app.inject({ method: 'POST', url: '/register/', payload: shopper })
  expect((await signIn(shop, shopper.email, 'wrong')).statusCode).toBe(401)
  expect(await keptOf(shop)).toEqual([])
})

it('a failure is written some time after its answer, so that times don’t tell which addresses are staff’s', async () => {
  const shop = await openAccountShop()
  await shop.register()
  await shop.addStaff()
  const at = shop.clock().toISOString()
  for (const email of [sita.email, staff.email, 'nobody@example.com']) {
    const answer = await shop.post('/login/', { email, password: 'a wrong one' })
    expect(answer.statusCode).toBe(401)
  }
  expect(shop.waits).toHaveLength(3)
  expect(shop.waits.every((wait) => wait >= 500 && wait < 3_000)).toBe(true)
  shop.wait(60)
  await shop.settled()
  const kept = await shop.db.read.select().from(audit).where(eq(audit.action, 'sign-in failed'))
  expect(kept.map((row) => row.at)).toEqual([at, at])
})

it('the database refuses to change or delete entries', async () => {
  const shop = await openTestShop()
  await signIn(shop, staff.email, 'wrong')
  await expect.poll(() => failures(shop)).toHaveLength(1)
  const { db } = shop
  const write = (change: SQL) => db.transaction((tx) => tx.run(change))
  await expect(write(sql`UPDATE audit SET address = ''`)).rejects.toThrow(/never|Failed/)
  await expect(write(sql`DELETE FROM audit`)).rejects.toThrow(/never|Failed/)
  expect(await failures(shop)).toHaveLength(1)
})
