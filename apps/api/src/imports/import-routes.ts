import { contract, recordPermissions } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import type { Database } from '../db/client'
import { isPermitted, requirePermission, type PermissionRequest } from '../http/access'
import { found } from '../http/errors'
import { withTotal } from '../http/list-page'
import type { Background } from '../lib/background'
import { authorOf } from '../records/audit'
import { openImports } from './imports'
import type { DrawPicture } from './swatches'
import { changedStock } from './undo-rows'

/** `draw` saves one of our own SVGs as a picture; `background` runs work that continues after the response. */
export function importRoutes(
  db: Database,
  clock: () => Date,
  draw: DrawPicture,
  background: Background,
) {
  const imports = openImports({ db, draw, background })
  return initServer().router(contract.imports, {
    check: async ({ body, request }) => ({
      status: 200,
      body: await imports.check(body, mayStock(request)),
    }),
    start: async ({ body, request }) => ({
      status: 202,
      body: found(await imports.start(body, mayStock(request), authorOf(request, clock)), 'import'),
    }),
    list: async ({ query, reply }) => ({
      status: 200,
      body: withTotal(reply, await imports.list(query)),
    }),
    get: async ({ params }) => ({
      status: 200,
      body: found(await imports.get(params.id), 'import'),
    }),
    cancel: async ({ params }) => ({
      status: 200,
      body: found(await imports.cancel(params.id, clock()), 'import'),
    }),
    async undo({ params, request }) {
      if (await changedStock(db.read, params.id)) {
        requirePermission(request, recordPermissions.stock)
      }
      return {
        status: 200,
        body: found(await imports.undo(params.id, authorOf(request, clock)), 'import'),
      }
    },
  })
}

/** Whether the person may change stock and codes, which is more than products need. */
function mayStock(request: PermissionRequest) {
  return isPermitted(request, recordPermissions.stock)
}
