import { expect, test } from 'vitest'
import { audit } from '../db/schema/records'
import { openShop, sita, staff } from '../test/account-shop'

const bearer = ({ access }: { access: string }) => ({ authorization: `Bearer ${access}` })
const next = 'sita.sharma@example.com'

async function signedIn() {
  const shop = await openShop()
  await shop.register()
  const here = await shop.login(sita)
  return { shop, here, ...asking(shop, here, sita.password) }
}

type Shop = Awaited<ReturnType<typeof openShop>>

function asking(shop: Shop, who: { access: string }, password: string) {
  const ask = (email = next, current_password = password) =>
    shop.post('/profile/email/', { email, current_password }, bearer(who))
  return {
    ask,
    /** The token of the newest link that was mailed. */
    token: async () => {
      const mails = (await shop.mails()).map(
        (mail) => /confirm-email\?token=([\w-]+)/.exec(mail)?.[1],
      )
      return mails.findLast(Boolean) ?? 'none'
    },
  }
}

const confirm = (shop: Shop, token: string) => shop.post('/profile/email/confirm/', { token })

test('the link in the new mailbox makes the address the account’s, and the session stays', async () => {
  const { shop, here, ask, token } = await signedIn()
  const asked = await ask(' Sita.Sharma@Example.com ')
  expect([asked.statusCode, asked.json()]).toEqual([
    202,
    { message: `A link is on its way to ${next}. Open it within an hour to make the change.` },
  ])
  const link = await token()
  const early = await shop.post('/login/', { email: next, password: sita.password })
  expect(early.statusCode).toBe(401)
  const made = await confirm(shop, link)
  expect([made.statusCode, made.json()]).toEqual([200, { email: next }])
  expect(await shop.status(here)).toBe(200)
  const { password } = sita
  const old = await shop.post('/login/', { email: sita.email, password })
  const fresh = await shop.post('/login/', { email: next, password })
  expect([old.statusCode, fresh.statusCode]).toEqual([401, 200])
  expect((await confirm(shop, link)).statusCode).toBe(400)
})

test('the old address gets a mail when the change is requested and when it is made', async () => {
  const { shop, ask, token } = await signedIn()
  await ask()
  const link = await token()
  await confirm(shop, link)
  const toOld = (await shop.mails()).filter((mail) => mail.includes(`To: ${sita.email}`))
  expect(toOld[0]).toContain('Subject: Your email address is about to change')
  expect(toOld[1]).toContain('Subject: Your email address is changed')
  expect(toOld.join()).not.toContain(link)
  expect(toOld.join()).not.toContain(next)
})

test('a taken address gets the same answer, and only its mailbox learns why nothing happens', async () => {
  const { shop, ask, token } = await signedIn()
  await shop.register({ username: 'Gita', email: 'gita@example.com', password: 'a green kurta' })
  const [taken, free] = [await ask('gita@example.com'), await ask()]
  const worded = (text: string) => text.replaceAll(/\S+@example\.com/g, 'it')
  expect([taken.statusCode, worded(taken.body)]).toEqual([free.statusCode, worded(free.body)])
  const mails = await shop.mails()
  const toGita = mails.filter((mail) => mail.includes('To: gita@example.com'))
  expect(toGita).toHaveLength(1)
  expect(toGita[0]).toContain('Subject: This address has an account already')
  expect(toGita[0]).not.toContain('confirm-email')
  await confirm(shop, await token())
  expect(
    (await shop.post('/login/', { email: 'gita@example.com', password: 'a green kurta' }))
      .statusCode,
  ).toBe(200)
})

test('an address that gets an account before the link is opened is refused then', async () => {
  const { shop, ask, token } = await signedIn()
  await ask()
  const link = await token()
  await shop.register({ username: 'Gita', email: next, password: 'a green kurta' })
  const late = await confirm(shop, link)
  expect([late.statusCode, late.json()]).toMatchObject([
    409,
    { fields: { email: 'An account with this email address already exists.' } },
  ])
})

test('a change needs the password, and another address than the current one', async () => {
  const { ask } = await signedIn()
  expect((await ask(next, 'a guess')).json()).toMatchObject({
    fields: { current_password: 'This is not your current password.' },
  })
  expect((await ask('SITA@example.com')).json()).toMatchObject({
    fields: { email: 'This is your email address already.' },
  })
  expect((await ask('nowhere')).statusCode).toBe(400)
})

test('a link expires after an hour', async () => {
  const { shop, ask, token } = await signedIn()
  await ask()
  const link = await token()
  shop.wait(3601)
  expect((await confirm(shop, link)).statusCode).toBe(400)
})

test('a new password invalidates the link', async () => {
  const { shop, ask, token, here } = await signedIn()
  await ask()
  const link = await token()
  const change = { current_password: sita.password, password: 'another quiet kurta' }
  await shop.post('/profile/password/', change, bearer(here))
  expect((await confirm(shop, link)).statusCode).toBe(400)
})

test('a fourth link within an hour is refused', async () => {
  const { ask } = await signedIn()
  const answers = [await ask(), await ask(), await ask(), await ask()]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 429])
})

test('the link for staff leads to the back-office, and the change is in the audit log', async () => {
  const shop = await openShop()
  await shop.addStaff()
  const boss = await shop.login(staff)
  const { ask, token } = asking(shop, boss, staff.password)
  await ask('chief@example.com')
  await confirm(shop, await token())
  expect((await shop.mails()).join()).toContain(
    'http://admin.localhost:4000/etrendadmin/confirm-email?token=',
  )
  const entries = await shop.db.read.select().from(audit)
  expect(entries.at(-1)).toMatchObject({
    action: 'edit',
    before: { email: staff.email },
    after: { email: 'chief@example.com' },
  })
})
