import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { rowsLostByHastyWriter } from '../controls/hasty-cut'
import type { Gate } from '../gate'
import { lossesIn } from '../support/after-crash'
import { openLedger, settleDoubts, writeUntilKilled } from '../support/kill-writers'
import { afterTheCut, compileShim, startingPoint } from '../support/power-cut'
import { chanceOf } from '../support/random'

export const powerCuts: Gate = {
  id: 'G10',
  aim: '200 power cuts (only what was flushed survives): nothing acknowledged is lost, nothing corrupt; a database with synchronous=NORMAL loses rows in the same cut',
  async run({ openShop, folder, many, expect, skip, seed }) {
    const work = folder()
    const shim = compileShim(work)
    if (!shim) {
      skip('no C compiler (cc) is installed to build the shim')
      return 'not run'
    }
    const chance = chanceOf(seed)
    const cuts = many(200, 3)
    let shop = await openShop()
    const { dataDir } = shop
    const ledger = await openLedger(shop.api)
    await shop.stop()
    let doubts = 0
    for (let cut = 1; cut <= cuts; cut += 1) {
      const [copy, kept, left] = [join(work, 'copy'), join(work, 'kept'), join(work, 'left')]
      for (const one of [copy, kept, left]) rmSync(one, { recursive: true, force: true })
      mkdirSync(kept)
      const start = startingPoint(dataDir, copy)
      shop = await openShop({ DATA_DIR: dataDir, LD_PRELOAD: shim, POWER_CUT_DIR: kept })
      doubts += (await settleDoubts(shop.api, ledger)).length
      const writing = writeUntilKilled(shop.api, ledger, chance)
      await setTimeout(chance.between(50, 400))
      await shop.stop('SIGKILL')
      await writing
      afterTheCut(start, kept, left)
      for (const loss of lossesIn(left, ledger)) expect(false, `cut ${cut}: ${loss}`)
      rmSync(dataDir, { recursive: true })
      cpSync(left, dataDir, { recursive: true })
    }
    const lost = await rowsLostByHastyWriter(shim, folder())
    expect(lost > 0, 'synchronous=NORMAL lost nothing, so these cuts prove nothing')
    return `${cuts} cuts, ${ledger.acknowledged} acknowledged, ${doubts} in doubt, each one order; synchronous=NORMAL lost ${lost} rows in one cut`
  },
}
