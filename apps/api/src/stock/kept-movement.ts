import { stockInput } from '@etrend/contract'
import * as z from 'zod'

/** The fields that the trash keeps of a deleted movement; the ledger has the rest. `unit_cost` is in paisa. */
export const keptMovement = stockInput
  .strip()
  .extend({ id: z.int(), unit_cost: z.int().nullable().default(null) })
