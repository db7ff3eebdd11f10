import { Parser } from 'htmlparser2'

/** HTML as text: paragraphs, headings and list items on lines of their own, without links, pictures and scripts. */
export function textOfHtml(html: string) {
  let text = ''
  let hidden = 0
  const parser = new Parser({
    onopentagname(name) {
      if (unseen.has(name)) hidden += 1
      else if (name === 'li') text += '\n• '
      else if (lines.has(name)) text += '\n'
    },
    ontext(part) {
      if (hidden === 0) text += part.replace(/\s+/g, ' ')
    },
    onclosetag(name) {
      if (unseen.has(name)) hidden -= 1
      else if (paragraphs.has(name)) text += '\n\n'
    },
  })
  parser.end(html)
  return text
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/ {2,}/g, ' ')
    .trim()
}

const unseen = new Set(['script', 'style', 'head', 'template', 'iframe', 'noscript'])
const paragraphs = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'table',
  'blockquote',
])
const lines = new Set(['br', 'div', 'tr', 'hr', ...paragraphs])
