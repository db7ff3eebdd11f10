import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findings } from '../finding'

const { ok, warning, notChecked } = findings('Clock of this machine')

/** systemd says whether the clock follows a time server. `command` is timedatectl. */
export async function checkClock(command = 'timedatectl') {
  const given = ['show', '--property=NTPSynchronized', '--value']
  const said = await promisify(execFile)(command, given, { timeout: 5_000 }).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  )
  if (said === 'yes') return [ok('The clock follows a time server.')]
  if (said === 'no') {
    return [
      warning(
        'The clock follows no time server, so codes and holds may expire early or late: timedatectl set-ntp true.',
      ),
    ]
  }
  return [notChecked('This machine doesn’t say whether its clock follows a time server.')]
}
