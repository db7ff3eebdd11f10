import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import * as z from 'zod'
import { adminBrowser } from './support/admin'
import { axeViolations } from './support/axe'
import { phone } from './support/browser-basics'
import { ownShop } from './support/played-shop'

const owned = ownShop({ WEBHOOKS: 'private' })
const admin = adminBrowser(() => owned.shop())

it('an owner makes a key, with which a program reads stock and nothing else', async () => {
  const page = await admin.open('apikeys', { reducedMotion: 'reduce' })
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Warehouse')
  await page.getByLabel('Read stock').check()
  await page.getByRole('button', { name: 'Make key' }).click()
  const key = (await page.getByLabel('The key').textContent()) ?? ''
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'I have kept it' }).click()
  expect(await statusOf('/stock/allStock/', key)).toBe(200)
  expect(await statusOf('/staff/orders', key)).toBe(403)

  await page.getByRole('button', { name: 'Revoke Warehouse' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await page.getByText('Key revoked').waitFor()
  expect(await statusOf('/stock/allStock/', key)).toBe(401)
})

it('an owner adds a webhook, tests it, and sees in its log what was answered', async () => {
  const receiver = await openReceiver()
  const page = await admin.open('webhooks', { reducedMotion: 'reduce', expected: /400/ })
  await page.getByRole('textbox', { name: 'Address' }).fill('https://nowhere.invalid/')
  await page.getByLabel('Order placed').check()
  await page.getByRole('button', { name: 'Add webhook' }).click()
  await page.getByText('The name nowhere.invalid can’t be found.').first().waitFor()
  await page.getByRole('textbox', { name: 'Address' }).fill(receiver.url)
  await page.getByRole('button', { name: 'Add webhook' }).click()
  const secret = (await page.getByLabel('The secret').textContent()) ?? ''
  await page.getByRole('button', { name: 'I have kept it' }).click()
  await page.getByRole('button', { name: /^Send a test to/ }).click()
  await expect.poll(() => receiver.taken.length).toBe(1)
  expect(receiver.taken[0]?.signature).toBe(signatureOf(receiver.taken[0], secret))
  expect(await axeViolations(page)).toEqual([])

  await page.getByRole('link', { name: /^Log of/ }).click()
  await page.getByRole('list', { name: 'Deliveries' }).getByText('Sent', { exact: true }).waitFor()
  await page.getByRole('button', { name: /^Show Test/ }).click()
  await page.getByText('thank you').waitFor()
  expect(await axeViolations(page)).toEqual([])
})

it('keys, webhooks and their log fit a phone', async () => {
  const page = await admin.open('apikeys', { ...phone, reducedMotion: 'reduce' })
  for (const path of ['apikeys', 'webhooks', 'webhooks/log']) {
    await page.goto(new URL(`/etrendadmin/${path}`, page.url()).href)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => page.getByLabel('Loading').count()).toBe(0)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect([path, overflow, ...(await axeViolations(page))]).toEqual([path, 0])
  }
})

async function statusOf(path: string, key: string) {
  const headers = { authorization: `Bearer ${key}` }
  return (await fetch(`${owned.shop().api}${path}`, { headers })).status
}

type Taken = { id: string; time: string; signature: string; body: string }

/** A program on this machine that takes events. */
async function openReceiver() {
  const taken: Taken[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    const header = (name: string) => String(request.headers[name])
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      taken.push({
        id: header('webhook-id'),
        time: header('webhook-timestamp'),
        signature: header('webhook-signature'),
        body: Buffer.concat(chunks).toString(),
      })
      response.end('thank you')
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const { port } = z.object({ port: z.number() }).parse(server.address())
  return { taken, url: `http://127.0.0.1:${port}/shop` }
}

function signatureOf(given: Taken | undefined, secret: string) {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const text = `${given?.id}.${given?.time}.${given?.body}`
  return `v1,${createHmac('sha256', key).update(text).digest('base64')}`
}
