/** The lock of the server that runs this import or its undo. While it is held, the work is alive. */
export function lockOf(id: string) {
  return `import ${id}`
}

/** Thrown by work that has lost its lock. It writes nothing more, not even that it failed: its row is another server's. */
export class LostLock extends Error {
  override name = 'LostLock'
}

/** Throws LostLock once the lock is lost. To be called before each write. */
export function requireLock(lost: AbortSignal) {
  if (lost.aborted) throw new LostLock('The lock of this import was lost.', { cause: lost.reason })
}
