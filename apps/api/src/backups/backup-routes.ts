import { contract, type BackupJob } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import type { FastifyInstance } from 'fastify'
import type { DataDir } from '../data-dir/data-dir'
import type { Database } from '../db/client'
import {
  visitorOf,
  type IsMadeIn,
  type RequireOwnFactor,
  type RequireOwnPassword,
} from '../http/access'
import { found } from '../http/errors'
import type { Disk } from '../lib/disk'
import { Refusal } from '../lib/refusal'
import { authorOf, record, type Author } from '../records/audit'
import { BackupError } from './backup-error'
import type { Backups } from './backups'
import { backupDownloads } from './downloads'
import { isLate } from './late'
import { overviewOf } from './overview'

export type BackupRouteParts = {
  app: FastifyInstance
  db: Database
  clock: () => Date
  folders: DataDir
  backups: Backups
  disk: Disk
  isMadeIn: IsMadeIn
  requireOwnPassword: RequireOwnPassword
  requireOwnFactor: RequireOwnFactor
}

/** The staff's calls about backups. Making, deleting, downloading and restoring one is written to the audit log. */
export function backupRoutes(parts: BackupRouteParts) {
  const { app, db, clock, folders, backups, disk, requireOwnPassword, requireOwnFactor } = parts
  const overview = overviewOf(backups, folders.folder)
  const downloads = backupDownloads(parts)

  const note = (by: Author, action: string, label: string) =>
    db.transaction((tx) => record(tx, by, { action, noun: 'backups', label }))

  async function manifestOf(id: string) {
    return found(await backups.store.manifest(id), 'good backup')
  }

  /** Answers 202 with the job as soon as it has started; the list shows its progress and how it ends. */
  async function underWay(begin: () => Promise<{ job: BackupJob; ended: Promise<unknown> }>) {
    const { job, ended } = await refusing(begin)
    ended.catch((err: unknown) => app.log.error({ err }, 'a backup or restore failed'))
    return { status: 202 as const, body: job }
  }

  async function refuseBusy() {
    const last = await backups.lastJob()
    if (last?.state !== 'running') return
    throw new Refusal(409, 'Another backup or restore is at work: wait until it is done.')
  }

  return initServer().router(contract.backups, {
    list: async () => ({
      status: 200,
      body: await overview(db.read, clock()),
    }),

    state: async () => {
      const last_good_at = (await backups.store.lastGood())?.made_at ?? null
      const is_late = await isLate(db.read, last_good_at, clock())
      const body = { last_good_at, is_late, disk: { state: disk.state(), ...disk.space() } }
      return { status: 200, body }
    },

    make: async ({ request }) => {
      await refuseBusy()
      await note(authorOf(request, clock), 'make', 'now')
      return await underWay(() => backups.begin('staff'))
    },

    remove: async ({ params: { id }, request }) => {
      const last = await backups.store.lastGood()
      if (last?.id === id) {
        throw new Refusal(
          409,
          'This is the last good backup: make another one before you delete it.',
        )
      }
      const listed = await backups.store.list()
      found(
        listed.find((backup) => backup.id === id),
        'backup',
      )
      await note(authorOf(request, clock), 'remove', id)
      await refusing(() => backups.store.alone(() => backups.store.remove(id)))
      return { status: 204, body: undefined }
    },

    download: async ({ params, body, request, reply }) => {
      await requireOwnPassword({ request, reply }, body.current_password)
      const manifest = await manifestOf(params.id)
      await note(authorOf(request, clock), 'download', manifest.id)
      const path = await downloads.pathFor(manifest, visitorOf(request).session)
      return { status: 200, body: { path } }
    },

    restore: async ({ params, body, request, reply }) => {
      await requireOwnPassword({ request, reply }, body.current_password)
      const manifest = await manifestOf(params.id)
      await refuseBusy()
      // The last check, because it uses the code up.
      await requireOwnFactor({ request, reply }, body.code)
      await note(authorOf(request, clock), 'put back', manifest.id)
      return await underWay(() => backups.beginRestore(manifest))
    },
  })
}

async function refusing<Result>(work: () => Promise<Result>) {
  try {
    return await work()
  } catch (error) {
    if (error instanceof BackupError) throw new Refusal(409, error.message)
    throw error
  }
}
