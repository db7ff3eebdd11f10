import * as z from 'zod'
import { factorCode } from '../account/factors.ts'
import { currentPassword } from '../account/profile.ts'
import { c } from '../lib/crud.ts'

/** Why a backup was made: at night, before a migration, by staff in the admin, or by `npm run backup`. */
export const backupReason = z.enum(['nightly', 'migration', 'staff', 'command'])
export type BackupReason = z.infer<typeof backupReason>

/** A backup in the list. `wrong` says why it can't be used (its other facts are then unknown); null where it can. */
export const backup = z.object({
  id: z.string(),
  made_at: z.string().nullable(),
  reason: backupReason.nullable(),
  bytes: z.int().nullable().describe('The database and all pictures that belong to it.'),
  orders: z.int().nullable(),
  products: z.int().nullable(),
  pictures: z.int().nullable().describe('Picture files.'),
  wrong: z.string().nullable(),
})
export type Backup = z.infer<typeof backup>

/** A backup or restore under way, or how the last one ended. `done` of `all` steps of the phase are finished. */
export const backupJob = z.object({
  kind: z.enum(['backup', 'restore']),
  state: z.enum(['running', 'done', 'failed']),
  phase: z.enum(['database', 'checking', 'pictures', 'copying']),
  done: z.int(),
  all: z.int(),
  started_at: z.string(),
  message: z.string().nullable().describe('Why it failed.'),
})
export type BackupJob = z.infer<typeof backupJob>

/** The last time that the shop was restored. */
export const restoredFrom = z.object({
  restored_at: z.string(),
  backup_made_at: z.string(),
  set_aside: z.string().describe('The folder of DATA_DIR with the data from before.'),
})

export const backupList = z.object({
  backups: z.array(backup).describe('The newest first.'),
  folder: z.string(),
  is_same_disk: z.boolean().describe('Whether the backups are on the disk of the shop’s data.'),
  last_good_at: z.string().nullable(),
  is_late: z.boolean().describe('The last good backup is older than 26 hours.'),
  job: backupJob.nullable(),
  restored: restoredFrom.nullable(),
})
export type BackupList = z.infer<typeof backupList>

/** enough: all is well; low: nothing large is written; full: only staff's own calls and sign-ins are. */
const diskState = z.enum(['enough', 'low', 'full'])
export type DiskState = z.infer<typeof diskState>

/** What staff must know immediately: a night without a backup, or a full disk. */
export const storageState = z.object({
  last_good_at: z.string().nullable(),
  is_late: z.boolean().describe('The last good backup is older than 26 hours.'),
  disk: z.object({
    state: diskState.describe('low: no uploads and imports; full: no orders either.'),
    free: z.number().describe('Bytes.'),
    total: z.number().describe('Bytes.'),
  }),
})
export type StorageState = z.infer<typeof storageState>

const passwordAgain = z.strictObject({ current_password: currentPassword })

/** What a restore asks for: it replaces all data, so a second factor is asked for each time. */
export const restoreProof = passwordAgain.extend({
  code: factorCode.shape.code
    .optional()
    .describe('Of the second factor, or a recovery code. Needed where the account has one.'),
})
export type RestoreProof = z.infer<typeof restoreProof>
const pathParams = z.object({
  id: z.string().regex(/^\d{8}T\d{9}Z-[a-z]+$/, 'There is no such backup.'),
})
const metadata = { access: 'staff', permission: 'backups' } as const
const sensitive = { ...metadata, sensitive: true } as const

export const backups = {
  list: {
    method: 'GET',
    path: '/staff/backups/',
    summary: 'The backups, and what is being backed up or restored',
    responses: { 200: backupList },
    metadata,
  },
  state: {
    method: 'GET',
    path: '/staff/backups/state/',
    summary: 'How old the last good backup is, and how full the disk',
    responses: { 200: storageState },
    metadata: { access: 'staff', permission: ['backups', 'settings'] },
  },
  make: {
    method: 'POST',
    path: '/staff/backups/',
    summary: 'Back up now; the list reports the progress',
    body: c.noBody(),
    responses: { 202: backupJob },
    metadata,
  },
  remove: {
    method: 'DELETE',
    path: '/staff/backups/:id/',
    summary: 'Delete a backup; the last good one stays',
    pathParams,
    body: c.noBody(),
    responses: { 204: c.noBody() },
    metadata: sensitive,
  },
  download: {
    method: 'POST',
    path: '/staff/backups/:id/download/',
    summary: 'Get an address that gives a backup as one file, once and within a minute',
    pathParams,
    body: passwordAgain,
    responses: { 200: z.object({ path: z.string() }) },
    metadata,
  },
  restore: {
    method: 'POST',
    path: '/staff/backups/:id/restore/',
    summary: 'Restore a backup in place of the present data; everyone signs in again afterwards',
    pathParams,
    body: restoreProof,
    responses: { 202: backupJob },
    metadata,
  },
} as const
