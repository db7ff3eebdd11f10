import { expect, it } from 'vitest'
import { checkHistories, HISTORIES } from '../../test/money/check-histories'
import { openWorld } from '../../test/money/open-world'

it(
  'money, codes, pieces and numbers add up after any history around the end of a fiscal year',
  { timeout: 60_000 + HISTORIES * 2_000 },
  async () => {
    const world = await openWorld()
    await expect(checkHistories(world, '2027-07-10T06:00:00.000Z')).resolves.toBeUndefined()
  },
)
