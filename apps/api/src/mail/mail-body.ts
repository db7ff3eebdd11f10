import type { MailContent, Sender } from './content'
import { mailHtml } from './mail-html'

/** Renders a mail as plain text and as HTML, which say the same. */
export function mailBody(content: MailContent, sender: Sender) {
  return { text: plainText(content, sender), html: mailHtml(content, sender) }
}

export function plainText(content: MailContent, { signature }: Sender) {
  const { greeting, opening, link, steps, pieces, sums, address, closing } = content
  const isOrdered = sums.length > 0
  const shown = pieces.map(({ quantity, title, unit, amount, before }) => {
    const piece = `${title}, ${unit}: ${amount}${before ? ` (before ${before})` : ''}`
    return isOrdered ? `${quantity} × ${piece}` : piece
  })
  const parts = [
    greeting,
    ...opening,
    link.url,
    steps.join('\n'),
    shown.join('\n'),
    sums.map(({ label, amount }) => `${label}: ${amount}`).join('\n'),
    address.length > 0 ? `Delivery to:\n${address.join('\n')}` : '',
    ...closing,
    signature,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
