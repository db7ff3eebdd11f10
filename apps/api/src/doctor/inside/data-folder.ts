import { access, constants, stat } from 'node:fs/promises'
import type { DataDir } from '../../data-dir/data-dir'
import { findings, type Finding } from '../finding'

const OTHERS = 0o077

const { ok, wrong, warning } = findings('Data folder')

/** Only the shop's own user can read the folder of its data, and that user can write it. */
export async function checkDataFolder({ folder }: Pick<DataDir, 'folder'>): Promise<Finding[]> {
  const found = await stat(folder).catch(() => undefined)
  if (!found?.isDirectory()) {
    return [
      wrong(`DATA_DIR ${folder} isn’t there: run this with the settings that the shop runs with.`),
    ]
  }
  if ((found.mode & OTHERS) !== 0) {
    return [
      wrong(
        `Other users of this machine can open DATA_DIR ${folder}, with its keys and customers: chmod 700 ${folder}.`,
      ),
    ]
  }
  const isWritable = await access(folder, constants.W_OK).then(
    () => true,
    () => false,
  )
  if (!isWritable) {
    return [
      warning(
        `DATA_DIR ${folder} can’t be written by this user: run this as the shop’s user, to whom the folder must belong.`,
      ),
    ]
  }
  return [ok(`DATA_DIR ${folder} is its owner’s alone.`)]
}
