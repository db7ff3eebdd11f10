import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { DataDir } from '../../data-dir/data-dir'
import { spaceOf } from '../../lib/disk-space'
import { findings, type Finding } from '../finding'

const space = findings('Disk space')
const clock = findings('Clock of this machine')

/** The disks of the data and of the backups have room. */
export async function checkDisks({ folder, backups }: Pick<DataDir, 'folder' | 'backups'>) {
  const own = { name: 'DATA_DIR', folder }
  const kept = await deviceOf(backups)
  // The folder is made with the first backup.
  const isApart = kept !== undefined && kept !== (await deviceOf(folder))
  const all = isApart ? [own, { name: 'BACKUP_DIR', folder: backups }] : [own]
  return await Promise.all(all.map(spaceFinding))
}

async function spaceFinding({ name, folder }: { name: string; folder: string }): Promise<Finding> {
  const { free, low, full, total } = await spaceOf(folder)
  const room = `${gigabytes(free)} of ${gigabytes(total)} GB are free on the disk of ${name}`
  if (free < full) return space.wrong(`${room}: the shop takes no orders until there is room.`)
  if (free < low) return space.warning(`${room}: pictures and imports are refused; make room.`)
  return space.ok(`${room}.`)
}

/** The disk that a folder is on; undefined where there is no such folder. */
export async function deviceOf(folder: string) {
  return await stat(folder).then(
    ({ dev }) => dev,
    () => undefined,
  )
}

function gigabytes(bytes: number) {
  return (bytes / 1e9).toFixed(1)
}

/** systemd says whether the clock follows a time server. `command` is timedatectl. */
export async function checkClock(command = 'timedatectl') {
  const given = ['show', '--property=NTPSynchronized', '--value']
  const said = await promisify(execFile)(command, given, { timeout: 5_000 }).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  )
  if (said === 'yes') return [clock.ok('The clock follows a time server.')]
  if (said === 'no') {
    return [
      clock.warning(
        'The clock follows no time server, so codes and holds may expire early or late: timedatectl set-ntp true.',
      ),
    ]
  }
  return [clock.notChecked('This machine doesn’t say whether its clock follows a time server.')]
}
