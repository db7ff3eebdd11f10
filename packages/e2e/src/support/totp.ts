import { machineTime } from '@etrend/tooling/given-time'
import { Secret, TOTP } from 'otpauth'

/** The code that an authenticator app shows for this secret now, or so many ms later. */
export function codeNow(secret: string, later = 0) {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: machineTime() + later,
  })
}
