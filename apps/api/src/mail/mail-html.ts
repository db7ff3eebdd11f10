import type { MailContent, Sender } from './content'
import { blocks } from './template/compiled'

const PICTURE = /^\/media\/[0-9a-f]{32}$/

const write = {
  start: block(blocks.start),
  wordmark: block(blocks.wordmark),
  logo: block(blocks.logo),
  head: block(blocks.head),
  paragraph: block(blocks.paragraph),
  button: block(blocks.button),
  title: block(blocks.title),
  line: block(blocks.line),
  lineWithoutPicture: block(blocks.line_without_picture),
  sum: block(blocks.sum),
  total: block(blocks.total),
  foot: block(blocks.foot),
}

/** The mail as HTML. Every value is escaped where it is filled in. */
export function mailHtml(content: MailContent, { shop, signature, logo, origin }: Sender) {
  const { subject, greeting, opening, link, steps, address, closing } = content
  const paragraph = (text: string) => write.paragraph({ text })
  const titled = (text: string, paragraphs: string[]) =>
    paragraphs.length > 0 ? [write.title({ text }), ...paragraphs.map(paragraph)] : []
  return [
    write.start({ subject, preheader: opening[0] ?? subject }),
    PICTURE.test(logo)
      ? write.logo({ logo: `${origin}${logo}-320.png`, shop })
      : write.wordmark({ shop }),
    write.head({ subject }),
    ...[greeting, ...opening].map(paragraph),
    write.button(link),
    ...titled('What happens next', steps.length > 0 ? [steps.join('\n')] : []),
    ...pieces(content, origin),
    ...titled('Delivery to', address.length > 0 ? [address.join('\n')] : []),
    ...closing.map(paragraph),
    write.foot({ signature }),
  ].join('')
}

/** The styles of every mail, for the policy of the page that previews one. */
export const mailStyles = [...blocks.start.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
  ([, style = '']) => style,
)

function pieces({ pieces: bought, sums }: MailContent, origin: string) {
  if (bought.length + sums.length === 0) return []
  const isOrdered = sums.length > 0
  return [
    isOrdered ? write.title({ text: 'Your pieces' }) : '',
    blocks.rows,
    ...bought.map(({ title, unit, amount, before = '', picture, ...piece }) => {
      const line = {
        title,
        unit,
        amount,
        before,
        quantity: isOrdered ? `${piece.quantity} × ${piece.price}` : '',
      }
      return PICTURE.test(picture)
        ? write.line({ ...line, picture: `${origin}${picture}-320.jpg` })
        : write.lineWithoutPicture(line)
    }),
    ...sums.map(({ label, amount, isTotal }) =>
      isTotal ? write.total({ label, amount }) : write.sum({ label, amount }),
    ),
    blocks.rows_end,
  ]
}

/** Splits a block once, so that filling it in is one join. */
function block(html: string) {
  const parts = html.split(/\{\{(\w+)\}\}/)
  return (values: Readonly<Record<string, string>>) => {
    let filled = ''
    for (const [at, part] of parts.entries()) {
      filled += at % 2 === 0 ? part : escaped(values[part] ?? '')
    }
    return filled
  }
}

export function escaped(text: string) {
  if (!/[&<>"\n]/.test(text)) return text
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '<br>')
}
