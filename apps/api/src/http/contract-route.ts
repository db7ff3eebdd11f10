import type { FastifyRequest } from 'fastify'
import * as z from 'zod'

type ContractRoute = z.infer<typeof contractRoute>

const contractRoute = z.object({
  contentType: z.string().optional(),
  /** The names of its query's parameters. */
  query: z
    .custom<{ shape: object }>(
      (schema) => z.object({ shape: z.looseObject({}) }).safeParse(schema).success,
    )
    .transform(({ shape }) => Object.keys(shape))
    .default([]),
  metadata: z.object({ kept: z.literal(true).optional() }),
})
const declaration = z.object({ tsRestRoute: contractRoute })
const known = new WeakMap<object, ContractRoute>()

/** What the contract says about the route of a request; undefined for routes outside the contract. */
export function contractRouteOf({ routeOptions: { config } }: FastifyRequest) {
  const remembered = known.get(config)
  if (remembered) return remembered
  const route = declaration.safeParse(config).data?.tsRestRoute
  if (route) known.set(config, route)
  return route
}
