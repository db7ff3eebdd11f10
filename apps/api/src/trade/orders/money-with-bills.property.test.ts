import { expect, it } from 'vitest'
import { checkHistories, HISTORIES_WITH_BILLS as histories } from '../../test/money/check-histories'
import { openWorld } from '../../test/money/open-world'

it.each(['vat_inclusive', 'pan'] as const)(
  'bills, credit notes, registers and books add up after any history around the end of a fiscal year: %s',
  { timeout: 60_000 + histories * 2_000 },
  async (tax_mode) => {
    const world = await openWorld(tax_mode)
    const checked = checkHistories(world, '2027-07-13T06:00:00.000Z', { histories })
    await expect(checked).resolves.toBeUndefined()
  },
)
