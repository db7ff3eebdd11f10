import { machineTime } from '@etrend/tooling/given-time'
import { expect, it } from 'vitest'
import { useBrowser } from './support/browser'
import { phone } from './support/browser-basics'
import { call, signIn } from './support/call'
import { buyNow } from './support/checkout'
import { payAt, playedShop } from './support/played-shop'

const browser = useBrowser()
const played = playedShop()

it('a late payment still counts, and the open page shows it without a reload', async () => {
  const page = await openShop(phone)
  const number = await payAt(page, 'Khalti', 'Pay late (in 75 seconds)')
  await page.getByRole('heading', { name: 'Placed', level: 1 }).waitFor()
  await letLatePaymentsCome()
  const { access: token } = await signIn(played.shop().api)
  await call('POST', `${played.shop().api}/staff/orders/${number}/payments/check`, {
    token,
    json: {},
  })
  await page.getByRole('heading', { name: 'Confirmed', level: 1 }).waitFor()
})

/** As if the 75 seconds had passed. */
async function letLatePaymentsCome() {
  const now = new Date(machineTime()).toISOString()
  const statement = 'UPDATE played_payment SET paid_at = ? WHERE paid_at > ?'
  expect(await played.shop().changeRows(statement, [now, now])).toBe(1)
}

async function openShop(size: typeof phone) {
  const { origin } = played.shop()
  const page = await browser.open({ ...size, ownOrigin: origin, reducedMotion: 'reduce' })
  await buyNow(page, 'Lalitpur Tie-neck Blouse', 'Red', played.shop())
  return page
}
