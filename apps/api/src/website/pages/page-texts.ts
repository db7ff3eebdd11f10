import { answeredMeasures, type HomeRow, type PageBlock, type PageInline } from '@etrend/contract'
import * as z from 'zod'
import { storedRows } from '../home/home-rows'

const stored = z.object({
  title: z.string(),
  intro: z.string(),
  body: z.record(z.string(), z.unknown()),
  measures: answeredMeasures.nullable(),
})
const blocks = z.array(z.custom<PageBlock>())

/** The words of a page's version line by line, so that people can compare two versions. */
export function textsOf(content: unknown): string[] {
  const { title, intro, body, measures } = stored.parse(content)
  if ('rows' in body) return storedRows(body).flatMap(rowTexts)
  const table = measures
    ? [
        measures.columns.map(({ name }) => name).join(' | '),
        ...measures.rows.map(({ size, values }) => `${size}: ${values.join(' | ')}`),
      ]
    : []
  const words = blocks.parse(body['content'] ?? []).flatMap(blockTexts)
  return [title, intro, ...table, ...words].filter((line) => line !== '')
}

function blockTexts(block: PageBlock): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [inlineText(block.content)]
    case 'picture':
      return [`Picture: ${block.attrs.alt || block.attrs.src}`]
    case 'question': {
      const [title, ...answer] = block.content
      return [title.content?.[0]?.text ?? '', ...answer.flatMap(blockTexts)]
    }
    case 'bulletList':
    case 'orderedList':
      return block.content.flatMap((item) => item.content.flatMap(itemTexts))
  }
}

type InItem = Extract<PageBlock, { type: 'bulletList' | 'orderedList' }>['content'][number]
function itemTexts(part: InItem['content'][number]): string[] {
  if (part.type === 'paragraph') return [`• ${inlineText(part.content)}`]
  return part.content.flatMap((item) =>
    item.content.map((paragraph) => `  • ${inlineText(paragraph.content)}`),
  )
}

function inlineText(parts: PageInline[] = []) {
  return parts
    .map((part) => {
      if (part.type === 'text') return part.text
      return part.type === 'fact' ? `{${part.attrs.name}}` : ' '
    })
    .join('')
}

/** What a row of the home page says, line by line, with its kind and times in front. */
function rowTexts(row: HomeRow) {
  const { kind, from, to } = row
  const times = from || to ? ` (${from ?? 'always'} to ${to ?? 'always'})` : ''
  const texts = wordsOf(row).filter((text) => text !== '')
  return [`${kind}${times}`, ...texts.map((text) => `  ${text}`)]
}

function wordsOf(row: HomeRow): string[] {
  switch (row.kind) {
    case 'slides':
      return row.slides.map(({ title, description, href }) => `${title}: ${description} (${href})`)
    case 'banner':
      return [row.text, `${row.link_text} (${row.href})`]
    case 'category':
      return [row.title, `Category ${row.category}`]
    case 'collection':
      return [row.title, `Collection ${row.collection}`]
    case 'featured':
      return [row.title]
    case 'tiles':
      return [row.title, `Categories ${row.categories.join(', ')}`]
    case 'text':
      return [row.title, row.text, row.alt, row.link_text && `${row.link_text} (${row.href})`]
  }
}
