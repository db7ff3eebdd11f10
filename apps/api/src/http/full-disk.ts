import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../db/client'
import { lowDisk, type Disk } from '../lib/disk'
import { Refusal } from '../lib/refusal'
import { noSpace } from './errors'
import { hook } from './hook'

/**
 * Throws 507, before a body is read, for requests that a disk without room can't take: imports while it is low, and
 * while it is full every change except those of staff, who must be able to sign in and make room. Where the rows are on
 * another machine, only what is large is refused.
 */
export function refuseOnFullDisk(
  app: FastifyInstance,
  disk: Disk,
  { isOnThisDisk }: Pick<Database, 'isOnThisDisk'>,
) {
  app.addHook(
    'onRequest',
    hook((request) => {
      const state = disk.state()
      if (state === 'enough' || !changes(request)) return
      const url = request.routeOptions.url ?? ''
      const message = large.has(url) ? lowDisk : noSpace
      const needsRoom = isOnThisDisk && state === 'full' && !signIns.has(url) && !isStaff(request)
      if (!large.has(url) && !needsRoom) return
      // Room may have been made a moment ago: then the next try succeeds.
      void disk.look()
      throw new Refusal(507, message)
    }),
  )
}

const large = new Set(['/staff/imports/'])
const signIns = new Set([
  '/login/',
  '/login/code/',
  '/login/code/redeem/',
  '/refresh/',
  '/logout/',
  '/logout/everywhere/',
])

function changes({ method }: FastifyRequest) {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS'
}

function isStaff({ visitor }: FastifyRequest) {
  return visitor?.role === 'admin'
}
