import type { FastifyRequest } from 'fastify'

/** The path of a request, without its query. */
export function pathOf({ url }: Pick<FastifyRequest, 'url'>) {
  const [path = '/'] = url.split('?', 1)
  return path
}
