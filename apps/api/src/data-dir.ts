import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { keepPrivate } from './private-files'
import { StartError } from './start-error'

/** The folder of everything that must be kept, and where each part lies. Throws StartError when it can't be written. */
export async function openDataDir(dataDir: string) {
  const folder = resolve(dataDir)
  const parts = {
    database: join(folder, 'shop.db'),
    media: join(folder, 'media'),
    secrets: join(folder, 'secrets'),
    backups: join(folder, 'backups'),
    /** Mails, where no mail server is set. */
    outbox: join(folder, 'outbox'),
  }
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
    await keepPrivate(folder, ours)
    await mkdir(parts.media, { recursive: true })
    await mkdir(parts.backups, { recursive: true })
    await mkdir(parts.secrets, { recursive: true })
  } catch (error) {
    throw new StartError(
      `DATA_DIR ${folder} can't be written: choose another folder or change its permissions.`,
      { cause: error },
    )
  }
  return parts
}

/** What the shop itself puts into the folder; nothing else there is touched. */
const ours = /^(shop\.db|media$|secrets$|backups$|outbox$)/
