import { storedContent, type StoredContent } from './content'
import { escaped, mailHtml } from './mail-html'

const STORED = /^<!--mail ([^]*?)-->\n/

/**
 * What a row of the outbox keeps instead of a mail's HTML, which is ten times as large and would be written three times
 * for each order: the content as JSON in a comment, and the plain text. Older versions send it as it is.
 */
export function storedHtml(mail: StoredContent, text: string) {
  // No text can end the comment: JSON's escapes of characters are read back by JSON.parse.
  const json = JSON.stringify(mail)
    .replaceAll('--', '-\\u002d')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
  return `<!--mail ${json}-->\n<div style="white-space:pre-wrap">${escaped(text)}</div>`
}

/** The HTML of a mail of the outbox. A row of an older version holds it as it is. */
export function htmlOf({ html }: { html: string }) {
  const json = STORED.exec(html)?.[1]
  if (json === undefined) return html
  const { content, sender } = storedContent.parse(JSON.parse(json))
  return mailHtml(content, sender)
}
