import { withoutLinks } from './without-links'

/** The parts of a mail. The link gets a line of its own, after the first paragraph. */
type MailText = { greeting: string; paragraphs: string[]; link?: { text: string; url: string } }

/**
 * Renders a mail as plain text, and as HTML with every value escaped. Links are removed from the greeting, because it
 * contains a name that the customer typed.
 */
export function mailBody({ greeting: greeted, paragraphs, link }: MailText, shop: string) {
  const greeting = withoutLinks(greeted)
  const [first = '', ...rest] = paragraphs
  const lines = [greeting, first, ...(link ? [link.url] : []), ...rest, shop]
  return {
    text: `${lines.join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="en"><body style="margin:0;padding:32px 16px;background:#faf7f2;color:#1f1b16;font:16px/1.5 sans-serif">
<div style="max-width:520px;margin:0 auto">
${[greeting, first].map(paragraph).join('\n')}
${link ? button(link) : ''}
${[...rest, shop].map(paragraph).join('\n')}
</div>
</body></html>
`,
  }
}

function paragraph(text: string) {
  return `<p style="margin:0 0 16px">${escaped(text)}</p>`
}

function button({ text, url }: { text: string; url: string }) {
  const look =
    'display:inline-block;padding:12px 24px;border-radius:6px;background:#a8123e;color:#ffffff'
  return `<p style="margin:0 0 16px"><a href="${escaped(url)}" style="${look}">${escaped(text)}</a></p>
<p style="margin:0 0 16px;word-break:break-all">${escaped(url)}</p>`
}

function escaped(text: string) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
