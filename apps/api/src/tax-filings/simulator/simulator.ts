import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Database } from '../../db/client'
import { first } from '../../db/rows'
import { playedFiling } from '../../db/schema/simulator'
import { simulated } from '../office'
import { chosenTrick, serveChooser } from './chooser'
import { misbehave, type Play } from './tricks'

const amount = z.number().refine((value) => Number(value.toFixed(2)) === value)
const day = z.string().regex(/^\d{4}\.\d\d\.\d\d$/)
const shared = z.object({
  username: z.string(),
  password: z.string(),
  seller_pan: z.string().regex(/^\d{9}$/),
  buyer_name: z.string().min(1),
  fiscal_year: z.string().regex(/^\d{4}\.\d{3}$/),
  total_sales: amount,
  taxable_sales_vat: amount,
  vat: amount,
  excisable_amount: amount,
  excise: amount,
  taxable_sales_hst: amount,
  hst: amount,
  amount_for_esf: amount,
  esf: amount,
  export_sales: amount,
  tax_exempted_sales: amount,
  isrealtime: z.boolean(),
  datetimeClient: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
})
const billCall = shared.extend({
  buyer_pan: z.string().regex(/^(\d{9})?$/),
  invoice_number: z.string().min(1),
  invoice_date: day,
})
const returnCall = shared.extend({
  buyer_pan: z.int().nullable(),
  ref_invoice_number: z.string().min(1),
  credit_note_number: z.string().min(1),
  credit_note_date: day,
  reason_for_return: z.string().min(1),
})
const config = { access: 'public' as const }

/**
 * The tax office's CBMS inside this process, for tests and demonstrations: CBMS=simulator. What it takes is stored in
 * the shop's own database. Its page /simulator/cbms/ says what it has, and lets it misbehave.
 */
export async function serveTaxOffice(app: FastifyInstance, db: Database, play: Play) {
  const known = async (number: string) =>
    first(db.read.select().from(playedFiling).where(eq(playedFiling.number, number)))
  const take = (number: string, of_bill: string, call: z.infer<typeof shared>) => {
    const { username: _username, password: _password, ...content } = call
    const row = { number, of_bill, content: JSON.stringify(content) }
    return db.transaction(async (tx) => {
      const taken = await tx.insert(playedFiling).values(row).onConflictDoNothing().returning()
      return taken.length > 0
    })
  }

  await app.register(async (scope) => {
    misbehave(scope, play, () => chosenTrick(db.read))

    scope.post('/simulator/cbms/api/bill', { config }, async ({ body }, reply) => {
      const read = billCall.safeParse(body)
      if (!read.success) return reply.status(400).send({ message: '104' })
      if (!isOurs(read.data)) return reply.status(400).send({ message: '100' })
      const isNew = await take(read.data.invoice_number, '', read.data)
      return reply.type('text/plain').send(isNew ? '200' : '101')
    })

    scope.post('/simulator/cbms/api/billreturn', { config }, async ({ body }, reply) => {
      const read = returnCall.safeParse(body)
      if (!read.success) return reply.status(400).send({ message: '104' })
      if (!isOurs(read.data)) return reply.status(400).send({ message: '100' })
      const { ref_invoice_number: of, credit_note_number: number } = read.data
      if (!(await known(of))) return reply.status(400).send({ message: '105' })
      // The protocol has no code for a credit note that exists: it is taken once, and answered like the first time.
      await take(number, of, read.data)
      return reply.type('text/plain').send('200')
    })
  })
  await serveChooser(app, db)
}

function isOurs({ username, password }: z.infer<typeof shared>) {
  return username === simulated.username && password === simulated.password
}
