import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/client'
import { oneTimeCodes } from '../db/one-time-codes'
import type { IsMadeIn } from '../http/access'
import { Refusal } from '../lib/refusal'
import { MINUTE_MS } from '../lib/times'
import type { Backups } from './backups'
import { archiveOf, openListed } from './entries'
import type { Manifest } from './manifest'

const LIFE_MS = MINUTE_MS

type Parts = {
  app: FastifyInstance
  db: Database
  backups: Backups
  clock: () => Date
  isMadeIn: IsMadeIn
}

/**
 * Downloads of backups as one file. A browser saves a large file only from a plain address, which can't carry a token:
 * the address holds a ticket that works once, within a minute, in the session that asked for it, at any server that has
 * the backup.
 */
export function backupDownloads({ app, db, backups, clock, isMadeIn }: Parts) {
  const tickets = oneTimeCodes(db, clock, { kind: 'download', lifeMs: LIFE_MS })

  app.get<{ Params: { ticket: string } }>(
    '/staff/backups/file/:ticket',
    // The ticket is the permission: it was given to a member of staff for their password, in a session.
    { config: { access: 'public' } },
    async (request, reply) => {
      const [session = '', id] = (await tickets.redeem(request.params.ticket))?.split(' ') ?? []
      if (id === undefined || !(await isMadeIn(session, request))) {
        throw new Refusal(404, 'This download has expired. Start it again in the admin.')
      }
      const manifest = await backups.store.manifest(id)
      if (!manifest) {
        throw new Refusal(
          404,
          `The server that was asked for the backup ${id} doesn’t have it: all servers of the shop need the same BACKUP_DIR, in a folder that they share.`,
        )
      }
      reply.headers({
        'content-type': 'application/x-tar',
        'content-disposition': `attachment; filename="etrend-${manifest.id}.tar"`,
        'cache-control': 'no-store',
      })
      return reply.send(archiveOf(openListed(backups.store, manifest)))
    },
  )

  return {
    /** The path of a download of this backup in a session; earlier ones work no more. */
    async pathFor({ id }: Manifest, session: string) {
      const subject = `${session} ${id}`
      await tickets.revoke(subject)
      return `/api/staff/backups/file/${await tickets.issue(subject)}`
    },
  }
}
