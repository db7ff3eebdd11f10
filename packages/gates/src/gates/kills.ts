import { setTimeout } from 'node:timers/promises'
import { signIn } from '@etrend/e2e/support/call'
import type { Gate } from '../gate'
import { lossesIn } from '../support/after-crash'
import { blindSpotsInBooks } from '../support/corrupted'
import { openLedger, settleDoubts, writeUntilKilled, type Ledger } from '../support/kill-writers'
import { chanceOf, type Chance } from '../support/random'

const FRESH_TOKEN_EVERY = 50
/** The deep run of the tests, which takes the short form of every gate, has time for more kills than `npm test`. */
const isDeep = process.env['TEST_DEPTH'] === 'deep'

export const kills: Gate = {
  id: 'G9',
  aim: '1,000 × kill -9 under orders, stock, uploads and renewals: nothing acknowledged is lost, I1–I8 hold each time, opened and checked within 1 s, orders in doubt become exactly one',
  async run({ openShop, many, expect, seed, isShort }) {
    const chance = chanceOf(seed)
    const rounds = many(1_000, isDeep ? 25 : 5)
    let shop = await openShop()
    const { dataDir } = shop
    const ledger = await openLedger(shop.api)
    let doubts = 0
    let slowest = 0
    for (let round = 1; round <= rounds; round += 1) {
      if (round % FRESH_TOKEN_EVERY === 0) ledger.staff = (await signIn(shop.api)).access
      const writing = writeUntilKilled(shop.api, ledger, chance)
      await someMoment(ledger, chance)
      await shop.stop('SIGKILL')
      await writing
      const began = performance.now()
      for (const loss of lossesIn(dataDir, ledger)) expect(false, `kill ${round}: ${loss}`)
      slowest = Math.max(slowest, performance.now() - began)
      shop = await openShop({ DATA_DIR: dataDir })
      doubts += (await settleDoubts(shop.api, ledger)).length
    }
    await shop.stop()
    for (const loss of lossesIn(dataDir, ledger)) expect(false, `after the last kill: ${loss}`)
    expect(
      slowest < (isShort ? 10_000 : 1_000),
      `opening and checking took ${slowest.toFixed(0)} ms`,
    )
    for (const blindness of blindSpotsInBooks(dataDir)) expect(false, blindness)
    return `${rounds} kills, ${ledger.acknowledged} acknowledged; ${doubts} in doubt, each one order; opened and checked in ${slowest.toFixed(0)} ms at most`
  },
}

/** Waits up to 120 ms: one time in four from the start, else from the first acknowledged write of this round. */
async function someMoment(ledger: Ledger, chance: Chance) {
  const before = ledger.acknowledged
  const isEarly = chance.isOneIn(4)
  for (let wait = 0; !isEarly && ledger.acknowledged === before && wait < 500; wait += 1)
    await setTimeout(10)
  await setTimeout(chance.between(0, 120))
}
