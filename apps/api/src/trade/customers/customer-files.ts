import { contract, type CustomerFile } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database, Queries } from '../../db/client'
import { first } from '../../db/rows'
import { customerNote, customerTag } from '../../db/schema/customer-files'
import { found } from '../../http/errors'
import { Refusal } from '../../lib/refusal'
import { authorOf, difference, record, type Author } from '../../records/audit'
import { allowCash, blockCash } from './cash-block'
import { filesOf, ownFile, personOf, tagsOf, type Person } from './file-rows'
import { readFile } from './read-file'

const MOST_NOTES = 200

type Call = { params: { who: string }; request: Pick<FastifyRequest, 'visitor' | 'id' | 'ip'> }

/**
 * What staff keep about customers: tags, notes, and whether they may pay in cash. The audit log says that a note was written, but not its text: a
 * customer who deletes their account takes the notes with them, and the log can't be changed.
 */
export function customerFileRoutes(db: Database, clock: () => Date) {
  /** Runs `work` on a customer in a transaction, and returns the changed file. */
  async function change(
    { params, request }: Call,
    work: (tx: Queries, person: Person, by: Author) => Promise<void>,
  ): Promise<CustomerFile> {
    const by = authorOf(request, clock)
    return await db.transaction(async (tx) => {
      const person = await personOf(tx, params.who)
      await work(tx, person, by)
      return await readFile(tx, person)
    })
  }

  return initServer().router(contract.customerFiles, {
    tags: async () => {
      const { tag } = customerTag
      const customers = sql<number>`count(*)`
      return {
        status: 200,
        body: await db.read
          .select({ tag, customers })
          .from(customerTag)
          .groupBy(tag)
          .orderBy(asc(tag)),
      }
    },

    get: async ({ params }) => ({
      status: 200,
      body: await readFile(db.read, await personOf(db.read, params.who)),
    }),

    setTags: async (call) => ({
      status: 200,
      body: await change(call, (tx, person, by) => setTags(tx, person, call.body.tags, by)),
    }),

    addNote: async (call) => {
      const body = await change(call, async (tx, person, by) => {
        const customer_file = await ownFile(tx, person)
        const ofFile = eq(customerNote.customer_file, customer_file)
        if ((await tx.$count(customerNote, ofFile)) >= MOST_NOTES) {
          const message = `A customer has at most ${MOST_NOTES} notes: delete one first.`
          throw new Refusal(409, message, { text: message })
        }
        const { staff, at: created_at } = by
        await tx
          .insert(customerNote)
          .values({ customer_file, text: call.body.text, staff, created_at })
        await record(tx, by, { action: 'note', ...aboutOf(person) })
      })
      return { status: 201, body }
    },

    removeNote: async (call) => {
      const body = await change(call, async (tx, person, by) => {
        const isIt = and(
          eq(customerNote.id, call.params.note),
          inArray(customerNote.customer_file, filesOf(tx, person)),
        )
        found(await first(tx.delete(customerNote).where(isIt).returning()), 'note')
        await record(tx, by, { action: 'remove note', ...aboutOf(person) })
      })
      return { status: 200, body }
    },

    blockCash: async (call) => {
      const { reason } = call.body
      const body = await change(call, async (tx, person, by) => {
        await blockCash(tx, person, reason, by)
        await record(tx, by, { action: 'block cash', ...aboutOf(person) })
      })
      return { status: 200, body }
    },

    allowCash: async (call) => {
      const body = await change(call, async (tx, person, by) => {
        await allowCash(tx, person)
        await record(tx, by, { action: 'allow cash', ...aboutOf(person) })
      })
      return { status: 200, body }
    },
  })
}

async function setTags(tx: Queries, person: Person, asked: string[], by: Author) {
  const before = await tagsOf(tx, person)
  const tags = [...new Set(asked)].toSorted()
  const changed = difference({ tags: before }, { tags })
  if (!changed) return
  await tx.delete(customerTag).where(inArray(customerTag.customer_file, filesOf(tx, person)))
  const customer_file = await ownFile(tx, person)
  if (tags.length > 0) {
    await tx.insert(customerTag).values(tags.map((tag) => ({ customer_file, tag })))
  }
  await record(tx, by, { action: 'edit', ...aboutOf(person), ...changed })
}

/** How the audit log names a customer. A guest has no row, only a name. */
function aboutOf({ name, own }: Person) {
  return { noun: 'customers', label: name, ...(own.user !== null && { row_id: own.user }) }
}
