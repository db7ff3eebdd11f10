import { barcodeKindOf, type LabelOrder } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import type { Queries } from '../../db/client'
import { found } from '../../http/errors'
import { openHelper } from '../../lib/helper'
import { Refusal } from '../../lib/refusal'
import { within } from '../../lib/wait'
import { codedUnit, nameOf, unitRow, type UnitRow } from '../codes/coded-units'
import type { Label } from './label-parts'

const drawing = openHelper(new URL('./label-child.ts', import.meta.url), {
  limit: within(20_000),
  idleLimit: 30_000,
  maxWaiting: 10,
  whenBusy: 'Many labels are being drawn right now. Please try again.',
})

/**
 * The PDF of these labels. Throws Refusal: 404 no such unit; 409 a unit has neither barcode nor SKU, or its code is too
 * long for the label; 503 too many wait.
 */
export async function drawLabels(db: Queries, { sheet, skip, labels: asked }: LabelOrder) {
  const labels: Label[] = []
  for (const { copies, ...unit } of asked) {
    labels.push({ ...labelOf(found(await unitRow(db, unit), 'unit')), copies })
  }
  const answer = await drawing.ask({ sheet, skip, labels })
  if (answer instanceof Uint8Array) return answer
  if (typeof answer === 'string') throw new Refusal(409, answer)
  throw new Error('The labels could not be drawn.')
}

function labelOf(row: UnitRow): Omit<Label, 'copies'> {
  const { title, color_name, size_name, sku, barcode } = row
  const code = barcode ?? sku
  if (code === null) {
    throw new Refusal(409, `${nameOf(row)} has no barcode yet: make its codes first.`)
  }
  return {
    title,
    detail: `${color_name} · ${size_name}`,
    price: formatPrice(codedUnit(row).price),
    below: [...new Set([code, sku])].filter(Boolean).join('   '),
    code,
    symbology: barcodeKindOf(code) === 'EAN-13' ? 'ean13' : 'code128',
  }
}
