/** A backup can't be made, read or restored: the message is one sentence for the person who asked for it. */
export class BackupError extends Error {
  override name = 'BackupError'
}
