export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** Its links open accounts: only the recipient may see its text. */
  is_secret?: boolean
}

/** Delivers a mail. Rejects where that fails. */
export type Deliver = (mail: Mail) => Promise<void>

/** Sends a mail in the background: the caller doesn't wait for it and doesn't fail with it. */
export type SendMail = (mail: Mail) => void

/** The code of an error. Its message must not be logged or stored, since it may contain the mail. */
export function codeOf(error: unknown) {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
