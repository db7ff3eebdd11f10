import { call, signIn } from '@etrend/e2e/support/call'
import type { Gate } from '../gate'
import { invariantBreaches } from '../support/books'
import { place } from '../support/buyers'
import { tally } from '../support/count'
import { units } from '../support/stocked'

const BUYERS = 200
const USES = 5

export const coupons: Gate = {
  id: 'G1b',
  aim: '200 checkouts at once on a code with 5 uses: exactly 5 discounted',
  async run({ openShop, many, expect }) {
    const shop = await openShop()
    const { access: token } = await signIn(shop.api)
    const rounds = many(10, 1)
    for (let round = 1; round <= rounds; round += 1) {
      const json = { code: `DASHAIN${round}`, amount_off: 100, max_uses: USES }
      const made = await call('POST', `${shop.api}/staff/promo-codes`, { token, json })
      if (made.status !== 201) throw new Error(`The code answered ${made.status}: ${made.text}`)
      const found = tally(
        await Promise.all(Array.from({ length: BUYERS }, () => order(shop.api, json.code))),
      )
      expect(found === `${USES} × 201, ${BUYERS - USES} × 409`, `round ${round} answered ${found}`)
    }
    await shop.stop()
    for (const breach of invariantBreaches(shop.dataDir)) expect(false, breach)
    return `${rounds} rounds of ${BUYERS}: ${USES} discounted in each`
  },
}

async function order(api: string, promo_code: string) {
  const lines = units.slice(0, 1).map((unit) => ({ ...unit, quantity: 1 }))
  return (await place(api, { lines, promo_code, discount: 100 })).status
}
