export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** Its links open accounts: nobody but its reader may see it. */
  is_secret?: boolean
}

/** Hands a mail over; rejects where that fails. */
export type Deliver = (mail: Mail) => Promise<void>

/** Sends in the background: whoever calls never waits and never fails for it. */
export type SendMail = (mail: Mail) => void

/** What may be said about an error: its code. */
export function codeOf(error: unknown) {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
