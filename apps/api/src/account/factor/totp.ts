import { Secret, TOTP } from 'otpauth'

const PERIOD_S = 30

/** A new secret of 160 bits, in Base32 as authenticator apps read it. */
export function newSecret() {
  return new Secret({ size: 20 }).base32
}

/** The address that an authenticator app reads from a QR code. */
export function otpAddress(secret: string, { issuer, label }: { issuer: string; label: string }) {
  return totp(secret, issuer, label).toString()
}

/**
 * The time step for which a code of six digits is right: the present one, or one before or after it, since phones are
 * late or early. Undefined for a wrong code.
 */
export function stepOf(secret: string, code: string, now: Date) {
  const timestamp = now.getTime()
  const delta = totp(secret).validate({ token: code, timestamp, window: 1 })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_S) + delta
}

function totp(secret: string, issuer = '', label = '') {
  const parts = { algorithm: 'SHA1', digits: 6, period: PERIOD_S }
  return new TOTP({ ...parts, issuer, label, secret: Secret.fromBase32(secret) })
}
