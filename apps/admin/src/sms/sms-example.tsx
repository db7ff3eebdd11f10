import type { SmsText, SmsLanguage } from '@etrend/contract'
import { SmsLength } from './sms-length'

/** A text with examples in the place of its placeholders, and how long that is. */
export function SmsExample({
  text,
  language,
  placeholders,
}: {
  text: string
  language: SmsLanguage
  placeholders: SmsText['placeholders']
}) {
  const filled = placeholders.reduce(
    (words, { name, example }) => words.replaceAll(`{${name}}`, example[language]),
    text,
  )
  return (
    <div className="-mt-2 grid gap-1 border-s-2 border-line ps-3">
      <p lang={language} className="wrap-anywhere">
        {filled}
      </p>
      <SmsLength text={filled} />
    </div>
  )
}
