import { usedPictures } from '../catalogue/used-pictures'
import type { Database } from '../db/client'
import { DAY_MS } from '../lib/times'
import type { Media } from '../media/media'
import { purgeTrash } from '../records/trash'
import { forgetOldAlerts } from '../stock-alerts/forget-old-alerts'
import { forgetOldDeliveries } from '../webhooks/webhook-rows'

/**
 * Permanently deletes, at the start and once a day, what can no longer be undone: deleted rows, and the pictures that
 * only they used. The log of webhooks is kept for 30 days, a wish for a
 * sold-out unit for 180. `failed` receives errors. `stop` waits for a run in progress.
 */
export function tidyDaily(given: {
  db: Database
  media: Media
  clock: () => Date
  failed: (error: unknown) => void
}) {
  const { db, media, clock, failed } = given
  let underWay = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  async function tidy() {
    try {
      await db.locks.tryTake('tidying', async () => {
        await purgeTrash(db, clock)
        await forgetOldDeliveries(db, clock())
        await forgetOldAlerts(db, clock())
        await media.sweep(await usedPictures(db, clock()))
      })
    } catch (error) {
      failed(error)
    }
  }

  return {
    start() {
      underWay = tidy()
      timer = setInterval(() => void (underWay = tidy()), DAY_MS).unref()
    },

    async stop() {
      clearInterval(timer)
      await underWay
    },
  }
}
