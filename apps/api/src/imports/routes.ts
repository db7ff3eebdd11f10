import { contract } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import type { Database } from '../db/client'
import { found } from '../http/errors'
import type { Background } from '../lib/background'
import { authorOf } from '../records/audit'
import { openImports } from './imports'
import type { DrawPicture } from './swatches'

/** `draw` saves one of our own SVGs as a picture; `background` runs work that continues after the response. */
export function importRoutes(
  db: Database,
  clock: () => Date,
  draw: DrawPicture,
  background: Background,
) {
  const imports = openImports({ db, draw, background })
  return initServer().router(contract.imports, {
    check: async ({ body }) => ({ status: 200, body: await imports.check(body) }),
    start: async ({ body, request }) => ({
      status: 202,
      body: found(await imports.start(body, authorOf(request, clock)), 'import'),
    }),
    list: async ({ query }) => ({ status: 200, body: await imports.list(query.page ?? 1) }),
    get: async ({ params }) => ({
      status: 200,
      body: found(await imports.get(params.id), 'import'),
    }),
    cancel: async ({ params }) => ({
      status: 200,
      body: found(await imports.cancel(params.id, clock()), 'import'),
    }),
    undo: async ({ params, request }) => ({
      status: 200,
      body: found(await imports.undo(params.id, authorOf(request, clock)), 'import'),
    }),
  })
}
