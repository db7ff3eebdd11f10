import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderFiles } from '@etrend/database'
import { openMedia } from '../media/media'

/** Pictures in a folder of their own; `close` removes it. */
export async function openTestMedia(options?: Parameters<typeof openMedia>[1]) {
  const folder = await mkdtemp(join(tmpdir(), 'media-'))
  const media = openMedia(folderFiles(folder), options)
  async function close() {
    await media.close()
    await rm(folder, { recursive: true })
  }
  return { folder, media, close }
}
