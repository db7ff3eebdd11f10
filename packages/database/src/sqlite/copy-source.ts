import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { countKeptRows } from '../check-copy'
import type { CopySource } from '../database'
import { folderFiles } from '../folder-files'
import { copySnapshot } from './copy-pages'

/** A database file that this process hasn't opened; a running shop may be writing to it. */
export function sqliteSource(file: string): CopySource & { close: () => Promise<void> } {
  return {
    bytes: async () => statSync(file).size,
    keptRows: async () => countKeptRows(file),
    copyTo: (to, progress) => copySnapshot(file, to, progress),
    files: folderFiles(dirname(file)),
    close: async () => {},
  }
}
