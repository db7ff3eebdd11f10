import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../http/errors'
import { MINUTE_MS } from '../lib/times'
import type { Backups } from './backups'
import { archiveOf, openListed } from './entries'
import type { Manifest } from './manifest'

const LIFE_MS = MINUTE_MS

/**
 * Downloads of backups as one file. A browser saves a large file only from a plain address, which can't carry a token:
 * the address itself is a secret that works once, within a minute.
 */
export function backupDownloads(app: FastifyInstance, backups: Backups, clock: () => Date) {
  const tickets = new Map<string, { manifest: Manifest; until: number }>()

  app.get<{ Params: { ticket: string } }>(
    '/staff/backups/file/:ticket',
    // The ticket is the permission: it was given to a member of staff for their password.
    { config: { access: 'public' } },
    async (request, reply) => {
      const given = tickets.get(request.params.ticket)
      tickets.delete(request.params.ticket)
      if (!given || given.until < clock().getTime()) {
        throw new Refusal(404, 'This download has expired. Start it again in the admin.')
      }
      const { manifest } = given
      reply.headers({
        'content-type': 'application/x-tar',
        'content-disposition': `attachment; filename="etrend-${manifest.id}.tar"`,
        'cache-control': 'no-store',
      })
      return reply.send(archiveOf(openListed(backups.store, manifest)))
    },
  )

  return {
    /** The path of a download of this backup. */
    pathFor(manifest: Manifest) {
      const now = clock().getTime()
      for (const [ticket, { until }] of tickets) if (until < now) tickets.delete(ticket)
      const ticket = randomBytes(32).toString('base64url')
      tickets.set(ticket, { manifest, until: now + LIFE_MS })
      return `/api/staff/backups/file/${ticket}`
    },
  }
}
