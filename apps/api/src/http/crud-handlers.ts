import type { ListQuery } from '@etrend/contract'
import { found } from './errors'

/** How a noun keeps its rows. `get` and `edit` answer undefined where there is no such row. */
export type CrudStore<Row, Input, Change> = {
  noun: string
  list: (query: ListQuery) => Promise<Page<Row>>
  get: (id: number) => Promise<Row | undefined>
  create: (input: Input) => Promise<Row>
  edit: (id: number, change: Change) => Promise<Row | undefined>
  remove: (id: number) => Promise<boolean>
}

/** Rows, and how many there are in all where only a page of them was asked for. */
export type Page<Row> = { rows: Row[]; total?: number }

/** The five calls of a catalogue noun, as the contract's crudRoutes describes them. */
export function crudHandlers<Row, Input, Change>(store: CrudStore<Row, Input, Change>) {
  return {
    list: async ({ query, reply }: { query: ListQuery; reply: Reply }) => ({
      status: 200 as const,
      body: withTotal(reply, await store.list(query)),
    }),
    create: async ({ body }: { body: Input }) => ({
      status: 201 as const,
      body: await store.create(body),
    }),
    get: async ({ params }: ById) => ({
      status: 200 as const,
      body: found(await store.get(params.id), store.noun),
    }),
    edit: async ({ params, body }: ById & { body: Change }) => ({
      status: 200 as const,
      // A change of nothing is no mistake: it answers the row as it is.
      body: found(
        await (isEmpty(body) ? store.get(params.id) : store.edit(params.id, body)),
        store.noun,
      ),
    }),
    remove: async ({ params }: ById) => {
      found((await store.remove(params.id)) || undefined, store.noun)
      return { status: 204 as const, body: undefined }
    },
  }
}

function isEmpty(change: unknown) {
  return typeof change === 'object' && change !== null && Object.keys(change).length === 0
}

type Reply = { header: (name: string, value: number) => unknown }
type ById = { params: { id: number } }

/** The rows, with the total told in the X-Total-Count header. */
function withTotal<Row>(reply: Reply, page: Page<Row>) {
  if (page.total !== undefined) reply.header('x-total-count', page.total)
  return page.rows
}
