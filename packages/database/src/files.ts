import type { Readable } from 'node:stream'

/** A file's path as backups list it: 'media/ab/<name>-640.webp', 'secrets/tokens.key'. */
export type FilePath = string
export type NewFile = { path: FilePath; bytes: Uint8Array }
/** `size` in bytes. */
type ListedFile = { path: FilePath; size: number }

/** A file to send: read `stream()` to its end, or call `close()`. `size` in bytes. */
export type OpenFile = { size: number; stream: () => Readable; close: () => Promise<void> }

/**
 * The pictures and secrets that belong to the shop's rows: on SQLite the folders beside its file, on PostgreSQL a table
 * that all servers share. A picture's name is made from its content, so the bytes under one path never differ in sense.
 */
export type Files = {
  /** Writes files: each is there whole or not at all, and survives a power cut. One that exists may stay as it was. */
  write: (files: readonly NewFile[]) => Promise<void>
  /** Whether all these files exist. Those that do count as written now, so that sweep() and remove() spare them for now. */
  keep: (paths: readonly FilePath[]) => Promise<boolean>
  /** A picture to send, perhaps from a copy on this machine; undefined when there is none. */
  open: (path: FilePath) => Promise<OpenFile | undefined>
  /** A file's content; undefined when there is none. */
  read: (path: FilePath) => Promise<Buffer | undefined>
  /** The files of a folder whose paths end so, sorted by path. */
  list: (folder: 'media' | 'secrets', ending?: string) => Promise<ListedFile[]>
  delete: (path: FilePath) => Promise<void>
  /** Deletes the pictures whose paths begin with `start`, but none that keep() found within the last minute. */
  remove: (start: string) => Promise<void>
  /**
   * Deletes pictures that aren't used and were neither written nor kept within the last hour, and what interrupted
   * writes left. Returns how many files it deleted.
   */
  sweep: (isUsed: (path: FilePath) => boolean) => Promise<number>
  /** The content of a secret. Where there is none, `make` makes it: of servers that start together, all get one value. */
  madeOnce: (path: FilePath, make: () => Uint8Array) => Promise<Buffer>
}
