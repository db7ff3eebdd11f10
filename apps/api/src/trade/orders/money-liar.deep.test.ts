import { expect, it } from 'vitest'
import { checkHistories } from '../../test/money/check-histories'
import { openWorld } from '../../test/money/open-world'
import { Broken } from '../../test/money/world'

const start = '2027-07-10T06:00:00.000Z'

it(
  'the model of the money finds a gateway that lies, and reports the shortest history and how to replay it',
  { timeout: 240_000 },
  async () => {
    const world = await openWorld()
    const honest = { ...world.bank }
    // The gateway takes one rupee more than it reports.
    world.bank.pay = (account, amount) =>
      honest.pay(honest.find(account.id) ?? account, amount + 100)
    world.bank.find = (id) => {
      const account = honest.find(id)
      return account && { ...account, taken: Math.max(0, account.taken - 100) }
    }
    const failed = await checkHistories(world, start, { histories: 50, seed: 1, path: undefined })
      .then(() => undefined)
      .catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(Broken)
    const text = String(failed)
    const path = /MONEY_SEED=1 MONEY_PATH=([\d:]+) /.exec(text)?.[1]
    expect(path).toBeDefined()
    const again = checkHistories(world, start, { histories: 50, seed: 1, path })
    await expect(again).rejects.toThrow(text.split('\n')[0]?.slice('Broken: '.length) ?? '?')
  },
)
