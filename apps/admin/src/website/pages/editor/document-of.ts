import { pageDocument, type PageDocument } from '@etrend/contract'
import * as z from 'zod'

type Json = {
  type?: string | undefined
  text?: string | undefined
  attrs?: Record<string, unknown> | undefined
  marks?: { type: string; attrs?: Record<string, unknown> | undefined }[] | undefined
  content?: Json[] | undefined
}

/** The attributes that the contract knows, by kind; an editor's others are left out. */
const known: Partial<Record<string, string[]>> = {
  heading: ['level'],
  fact: ['name'],
  picture: ['src', 'alt', 'width', 'height'],
  link: ['href'],
}

const document = z.custom<PageDocument>()

/**
 * The editor's content as the contract describes it: without the editor's own attributes, empty marks and the empty
 * paragraphs at its end. What the contract refuses stays in, so that the server says what is wrong.
 */
export function documentOf(json: Json): PageDocument {
  const blocks = [...(json.content ?? [])]
  while (isBlank(blocks.at(-1))) blocks.pop()
  return document.parse({ type: 'doc', content: blocks.map(partOf) })
}

/** What is wrong with a document, in a sentence; undefined when the contract accepts it. */
export function problemOf(written: PageDocument) {
  return pageDocument.safeParse(written).error?.issues[0]?.message
}

function isBlank(block: Json | undefined) {
  return block?.type === 'paragraph' && !block.content
}

function partOf({ type = '', text, attrs, marks, content }: Json): object {
  return {
    type,
    ...attributesOf(type, attrs),
    // oxlint-disable-next-line no-control-regex
    ...(text !== undefined && { text: text.replace(/[\u0000-\u001f\u007f]+/g, ' ') }),
    ...(marks && {
      marks: marks.map((mark) => ({ type: mark.type, ...attributesOf(mark.type, mark.attrs) })),
    }),
    ...(content && { content: content.map(partOf) }),
  }
}

function attributesOf(type: string, attrs: Record<string, unknown> = {}) {
  const names = known[type]
  return names && { attrs: Object.fromEntries(names.map((name) => [name, attrs[name]])) }
}
