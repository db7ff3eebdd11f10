import { contract } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import type { Database } from '../db/client'
import { found } from '../http/errors'
import { positionOf, withTotal } from '../http/list-page'
import { authorOf } from '../records/audit'
import { arrangePictures } from './arrange'
import { unsellableProducts } from './checklist'
import { readWorkspace } from './workspace'

const { router } = initServer()

/** The calls for setting up one product, and for the list of products that can't sell yet. */
export function workspaceRoutes(db: Database, clock: () => Date) {
  return {
    workspaces: router(contract.workspaces, {
      get: async ({ params: { id } }) => ({ status: 200, body: await workspace(id) }),
      arrange: async ({ params: { id }, body, request }) => {
        const { product } = await workspace(id)
        await arrangePictures(db, product, body, authorOf(request, clock))
        return { status: 200, body: await workspace(id) }
      },
    }),
    checklist: router(contract.checklist, {
      unsellable: async ({ query, reply }) => ({
        status: 200,
        body: withTotal(reply, await unsellableProducts(db.read, positionOf(query))),
      }),
    }),
  }

  async function workspace(id: number) {
    return found(await readWorkspace(db.read, id), 'product')
  }
}
