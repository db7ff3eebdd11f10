import { unitCodes } from '@etrend/contract'
import * as z from 'zod'
import type { Queries } from '../../db/client'
import { found } from '../../http/errors'
import { changedMeanwhile } from '../../http/etag'
import { Refusal } from '../../lib/refusal'
import type { Author, Fields, Links } from '../../records/audit'
import { codeKinds } from './code-changes'
import { unitRow } from './coded-units'
import { setCodes } from './set-codes'

const changed = unitCodes.extend({ unit: z.string() })

/**
 * Undoes a change of codes. Throws Refusal (409) where a code was changed since, or another unit has the former one;
 * 404 where the unit was deleted.
 */
export async function undoCodes(
  tx: Queries,
  { before, after }: { before: Fields | null; after: Fields | null },
  by: Author,
  links: Links,
) {
  const [was, became] = [changed.safeParse(before), changed.safeParse(after)]
  if (!was.success || !became.success) throw new Refusal(409, 'This can’t be undone.')
  const { unit: id, ...codes } = was.data
  const [product_color = 0, size = 0] = id.split('-').map(Number)
  const unit = { product_color, size }
  const now = found(await unitRow(tx, unit), 'unit')
  for (const kind of codeKinds) {
    const code = became.data[kind]
    if (code !== undefined && code !== now[kind]) {
      throw changedMeanwhile(kind === 'sku' ? 'SKU' : 'barcode')
    }
  }
  await setCodes(tx, unit, codes, by, links)
}
