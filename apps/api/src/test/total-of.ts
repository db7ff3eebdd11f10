import type { LightMyRequestResponse } from 'fastify'

/** How many rows a list has in all, as the answer with one of its pages says. */
export function totalOf({ headers }: Pick<LightMyRequestResponse, 'headers'>) {
  return Number(headers['x-total-count'])
}
