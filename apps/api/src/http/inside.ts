import { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Whether a request is a call inside the process (app.inject), which is part of a request that has been let in. */
export function isInside({ raw }: Pick<FastifyRequest, 'raw'>) {
  return !(raw.socket instanceof Socket)
}
