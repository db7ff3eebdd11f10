import type { Backup, BackupJob, BackupReason } from '@etrend/contract'

/** What staff are asked to confirm about a backup. */
export type Question = { about: Backup; kind: 'download' | 'restore' | 'delete' }

/** Why a backup was made, as the list shows it. */
export const reasonWords: Record<BackupReason, string> = {
  nightly: 'Every night',
  migration: 'Before an update',
  staff: 'By staff',
  command: 'By command',
}

/** '48.2 MB' */
export function sizeWords(bytes: number) {
  if (bytes >= 1e9) return `${(bytes / 1e9).toFixed(1)} GB`
  return `${(bytes / 1e6).toFixed(1)} MB`
}

/** What a backup or restore is doing, or how it ended. */
export function jobWords({ kind, state, phase }: BackupJob) {
  if (state === 'running') return phaseWords[phase]
  if (state === 'failed') return kind === 'backup' ? 'The backup failed.' : 'The restore failed.'
  return kind === 'backup'
    ? 'The backup is made and checked.'
    : 'The backup is restored. The shop is starting again. Everyone has to sign in again.'
}

const phaseWords: Record<BackupJob['phase'], string> = {
  database: 'Copying the database…',
  checking: 'Checking the database…',
  pictures: 'Copying new pictures…',
  copying: 'Copying the backup into a new folder…',
}
