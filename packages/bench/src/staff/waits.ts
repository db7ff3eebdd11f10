import { setTimeout } from 'node:timers/promises'
import * as z from 'zod'
import { filledShop } from '../shops/filled-shop'
import { startShop } from '../shops/process'
import { csv, importEnded, importing } from './imports'
import { gridRows } from './lists'
import { firstStaff, signedIn, type Ask } from './signed-in'

const PRODUCTS = 2_000
const ROWS = 5_000
const DELIVERED = 3_000
const CHANGED = 1_000
const PAUSE_MS = 10

/** The works whose longest wait is a line of the table. */
export const IMPORT = `an import of ${ROWS} rows`
export const DELIVERY = `a delivery of ${DELIVERED} rows`

const numbered = z.object({ id: z.string() })
const audited = z.object({ audit: z.int() })

/** A shop in which staff do something long, and what each of these works is. */
export async function busyStaff(folder: string) {
  await filledShop(folder, PRODUCTS, firstStaff)
  const shop = await startShop(folder, 'none', firstStaff)
  const ask = await signedIn(shop)
  const ids = Array.from({ length: PRODUCTS }, (_, at) => at + 1)
  let id = ''
  let audit = 0
  const works = {
    'nothing, for 3 s': () => setTimeout(3_000),
    [IMPORT]: async () => {
      ;({ id } = numbered.parse(await ask('/staff/imports/', importing(ROWS))))
      await importEnded(ask, id)
    },
    'its undo': async () => {
      await ask(`/staff/imports/${id}/undo/`, null)
      await importEnded(ask, id)
    },
    [DELIVERY]: () => ask('/staff/stock/receipts/', delivery(DELIVERED)),
    [`${CHANGED} products changed`]: async () => {
      const change = { ids: ids.slice(0, CHANGED), change: { percent_off: 15 } }
      ;({ audit } = audited.parse(await ask('/staff/bulk/products/', change)))
    },
    'their change undone': () => ask(`/staff/audit/${audit}/undo/`, null),
    '500 rows of the grid saved': async () => {
      ;({ audit } = audited.parse(await ask('/staff/grid/', await gridRows(ask))))
    },
    'their saving undone': () => ask(`/staff/audit/${audit}/undo/`, null),
    '1,000 pictures deleted': async () => {
      const rows = { noun: 'productImages', ids: ids.slice(0, 1_000) }
      ;({ audit } = audited.parse(await ask('/staff/bulk/delete/', rows)))
    },
    'their deletion undone': () => ask(`/staff/audit/${audit}/undo/`, null),
    'all products exported': () => ask('/staff/export/products/'),
  } satisfies Record<string, () => Promise<unknown>>
  return {
    works,
    meanwhile: (work: () => Promise<unknown>) => meanwhile(ask, work),
    stop: () => shop.stop(),
  }
}

let colors = 0

/** Runs `work` and meanwhile adds colors, as other staff would. Gives the time of the work and of each write, in ms. */
export async function meanwhile(ask: Ask, work: () => Promise<unknown>) {
  const waits: number[] = []
  let isOver = false
  async function write() {
    while (!isOver) {
      colors += 1
      const form = new FormData()
      form.set('color_name', `Color ${colors}`)
      form.set('hex_code', '#123456')
      const began = performance.now()
      await ask('/comp/createColor/', form)
      waits.push(performance.now() - began)
      await setTimeout(PAUSE_MS)
    }
  }
  const writing = write()
  const began = performance.now()
  await work().finally(() => (isOver = true))
  const took = performance.now() - began
  await writing
  return { took, waits }
}

function delivery(rows: number) {
  const form = new FormData()
  const lines = Array.from({ length: rows }, (_, row) => `#1,#1,#1,2,Box ${row}`)
  form.set('rows', csv(lines))
  form.set('dry_run', 'False')
  return form
}
