import { Secret, TOTP } from 'otpauth'

/** The code that an authenticator app shows now for this secret. */
export function codeNow(secret: string) {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate()
}
