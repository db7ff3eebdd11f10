import { addressLabelOrder } from '@etrend/contract'
import * as z from 'zod'

// The server and the drawing process both import this file: it must not pull in the server.
const label = z.object({
  from: z.string(),
  name: z.string(),
  phone: z.string(),
  /** The address, line by line. */
  lines: z.array(z.string()),
  cash: z.string(),
  /** '' while there is none, like its code for the parcel. */
  courier: z.string(),
  code: z.string(),
  number: z.string(),
})
export type AddressLabel = z.infer<typeof label>

/** What is printed: labels on a sheet, of which the first `skip` places stay empty. */
export const addressContent = addressLabelOrder
  .pick({ sheet: true, skip: true })
  .extend({ labels: z.array(label) })
export type AddressContent = z.infer<typeof addressContent>
