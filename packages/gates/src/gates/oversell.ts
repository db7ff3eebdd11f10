import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { call, signIn } from '@etrend/e2e/support/call'
import * as z from 'zod'
import type { Gate, OpenShop } from '../gate'
import { invariantBreaches } from '../support/books'
import { place } from '../support/buyers'
import { tally } from '../support/count'
import { chanceOf, type Chance } from '../support/random'
import { move, openBooks, setLevel, type Books } from '../support/stock'
import { units } from '../support/stocked'

const BUYERS = 500
const LAST = 10

export const oversell: Gate = {
  id: 'G1',
  aim: '500 buyers at once for the last 10 pieces: exactly 10 × 201 and 490 × 409 each round, also beside mixed carts and staff; no level ever below 0',
  async run({ openShop, many, expect, seed }) {
    const shop = await openShop()
    const { access: token } = await signIn(shop.api)
    const books = openBooks(shop.dataDir)
    const lowest = books.lowestLevel()
    const rounds = many(20, 1)
    const mixedRounds = many(10, 1)
    for (let round = 0; round < rounds; round += 1) {
      const found = await raceForLast(shop, token, books)
      expect(
        found === `${LAST} × 201, ${BUYERS - LAST} × 409`,
        `round ${round + 1} answered ${found}`,
      )
    }
    const chance = chanceOf(seed)
    for (let round = 0; round < mixedRounds; round += 1) {
      for (const wrong of await mixedRace(shop, token, books, chance)) expect(false, wrong)
    }
    const least = lowest()
    books.close()
    await shop.stop()
    expect(least >= 0, `a level was seen at ${least}`)
    for (const breach of invariantBreaches(shop.dataDir)) expect(false, breach)

    const naive = await piecesSoldByNaiveShop(BUYERS, LAST)
    expect(
      naive > LAST,
      `the naive shop sold ${naive} of ${LAST}, so this race finds no overselling`,
    )
    return `${rounds} rounds of ${BUYERS}: ${LAST} sold in each; ${mixedRounds} mixed rounds; lowest level seen ${least}; a naive shop sold ${naive} of ${LAST}`
  },
}

async function raceForLast({ api }: OpenShop, token: string, books: Books) {
  const [unit = units[0]] = units
  if (!unit) throw new Error('Nothing is sold.')
  await setLevel(api, token, books, unit, LAST)
  const lines = [{ ...unit, quantity: 1 }]
  const answers = await Promise.all(Array.from({ length: BUYERS }, () => place(api, { lines })))
  return tally(answers.map(({ status }) => status))
}

/** Orders carts of three units and carts of one unit on two lines, while staff take pieces out. Gives what is wrong. */
async function mixedRace({ api }: OpenShop, token: string, books: Books, chance: Chance) {
  const [, ...scarce] = units.slice(0, 4)
  for (const unit of scarce) await setLevel(api, token, books, unit, LAST)
  const carts = Array.from({ length: 100 }, () => {
    const unit = chance.pick(scarce)
    return chance.isOneIn(2)
      ? scarce.map((one) => ({ ...one, quantity: 1 }))
      : [
          { ...unit, quantity: 1 },
          { ...unit, quantity: 1 },
        ]
  })
  const staff = scarce.flatMap((unit) => Array.from({ length: 3 }, () => unit))
  const [orders, movements] = await Promise.all([
    Promise.all(carts.map((lines) => place(api, { lines }))),
    Promise.all(staff.map((unit) => move(api, token, unit, 'Out', 1))),
  ])
  return scarce.flatMap((unit) => {
    const sold = carts.reduce((sum, lines, place) => {
      const isSold = orders[place]?.status === 201
      return (
        sum +
        (isSold ? lines.filter((line) => line.product_color === unit.product_color).length : 0)
      )
    }, 0)
    const takenOut = staff.filter(
      (one, place) => one === unit && movements[place]?.status === 201,
    ).length
    const left = books.levelOf(unit)
    const is = `${sold} sold + ${takenOut} taken out + ${left} left`
    return sold + takenOut + left === LAST ? [] : [`of ${LAST} pieces in mixed carts: ${is}`]
  })
}

const naiveShop = fileURLToPath(new URL('../controls/naive-shop.ts', import.meta.url))
const listening = z.tuple([z.object({ port: z.int() }), z.unknown()])

/** Gives how many pieces a shop without transactions sells to `buyers` at once, when it has only `pieces`. */
async function piecesSoldByNaiveShop(buyers: number, pieces: number) {
  const child = fork(naiveShop, [String(pieces)], { execArgv: ['--import', 'tsx'] })
  try {
    const [{ port }] = listening.parse(await once(child, 'message'))
    const url = `http://127.0.0.1:${port}/store/orders`
    const answers = await Promise.all(Array.from({ length: buyers }, () => call('POST', url)))
    return answers.filter(({ status }) => status === 201).length
  } finally {
    child.kill('SIGKILL')
  }
}
