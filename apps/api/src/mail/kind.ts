import type { MailWords } from '@etrend/contract'
import type { Placeholder } from './placeholders'

/** A kind of mail with its default texts. */
export type Kind = MailWords & {
  title: string
  sent_when: string
  /** What its texts may contain. */
  placeholders: readonly Placeholder[]
  /** The words on its button. */
  button: string
  /** Its link opens an account: only the recipient may see its text. */
  is_secret?: true
}

export const ofShop = ['shop', 'phone'] as const
