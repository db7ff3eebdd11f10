import { findings } from '../finding'
import type { Visited } from './visited'

/** A code of an authenticator program lives 30 s. */
const MOST_SECONDS = 30

const { ok, warning, notChecked } = findings('Clock of the server')

/** The shop's clock, by the Date of its answers, goes as this machine's does. */
export async function checkDate({ storefront, ask }: Visited) {
  const { headers } = await ask(`${storefront}/livez`)
  const date = Date.parse(headers.date ?? '')
  if (Number.isNaN(date)) return [notChecked('The shop’s answers have no Date.')]
  const seconds = Math.round((date - Date.now()) / 1000)
  if (Math.abs(seconds) <= MOST_SECONDS)
    return [ok('The server’s clock agrees with this machine’s.')]
  const how = seconds > 0 ? 'ahead of' : 'behind'
  return [
    warning(
      `The server’s clock is ${Math.abs(seconds)} s ${how} this machine’s: let both follow NTP (timedatectl set-ntp true).`,
    ),
  ]
}
