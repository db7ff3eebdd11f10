import { smsLength } from '@etrend/domain'
import { counted } from '../ui/display/counted'

/** How long a text is as SMS, and which character makes it expensive. */
export function SmsLength({ text }: { text: string }) {
  const { encoding, length, parts, odd } = smsLength(text)
  const limit = encoding === 'GSM-7' ? 160 : 70
  return (
    <p className="text-muted">
      {counted(length, 'character')}
      {parts === 1 ? ` of ${limit}` : ''} · {counted(parts, 'part')}
      {odd === undefined
        ? ''
        : `. “${odd}” isn’t a plain Latin letter, so only 70 characters fit a part.`}
    </p>
  )
}
