import { contract } from '@etrend/contract'
import type { AppRouteImplementationOrOptions } from '@ts-rest/fastify'
import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { first } from '../../db/rows'
import { orderReturn } from '../../db/schema/returns'
import { found } from '../../http/errors'
import { Refusal } from '../../lib/refusal'
import { returnsOf } from '../rows/order-facts'
import type { OrderParts } from '../rows/parts'

type Route = typeof contract.orders.addReturnPicture
const { pathParams } = contract.orders.addReturnPicture

/** The call that adds a picture to a requested return. Its caller's access is checked before the picture is read. */
export function addReturnPicture({
  db,
  access,
  pictures,
}: OrderParts): AppRouteImplementationOrOptions<Route> {
  /** The requested return that a request names. Refuses (404) callers who may not see its order. */
  async function open(request: FastifyRequest) {
    const params = pathParams.safeParse(request.params)
    if (!params.success) throw new Refusal(404, 'There is no return at this address.')
    const { number, id } = params.data
    const { order } = await access.open(request, number)
    const isOpen = and(
      eq(orderReturn.id, id),
      eq(orderReturn.order, order.id),
      eq(orderReturn.state, 'requested'),
    )
    found(await first(db.read.select().from(orderReturn).where(isOpen)), 'return')
    return { order, id, isOpen }
  }

  return {
    hooks: {
      onRequest: async (request) => {
        await open(request)
      },
    },
    handler: async ({ request, body }) => {
      const { order, id, isOpen } = await open(request)
      await pictures.savePhotoFor('image', body.image, (picture) =>
        db.transaction(async (tx) => {
          await tx.update(orderReturn).set({ picture }).where(isOpen)
        }),
      )
      const made = (await returnsOf(db.read, order.id)).find((one) => one.id === id)
      return { status: 200, body: found(made, 'return') }
    },
  }
}
