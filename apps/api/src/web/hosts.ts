import type { FastifyRequest } from 'fastify'

/** Whether a request came for the admin: its configured host, or any `admin.` host. */
export function isAdminHost(adminOrigin: string) {
  const { hostname } = new URL(adminOrigin)
  return (request: Pick<FastifyRequest, 'hostname'>) =>
    request.hostname === hostname || request.hostname.startsWith('admin.')
}

/** The path of a request, without its query. */
export function pathOf({ url }: Pick<FastifyRequest, 'url'>) {
  const [path = '/'] = url.split('?', 1)
  return path
}
