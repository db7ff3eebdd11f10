import { expect, it } from 'vitest'
import { documentOf, problemOf } from './document-of'

const text = (words: string) => ({ type: 'text', text: words })

it('leaves out the editor’s own attributes, and the empty paragraphs at the end', () => {
  const document = documentOf({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2, textAlign: null }, content: [text('Where')] },
      {
        type: 'orderedList',
        attrs: { start: 1, type: null },
        content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [text('One')] }] }],
      },
      {
        type: 'paragraph',
        content: [
          {
            ...text('here'),
            marks: [
              { type: 'link', attrs: { href: '/womens', target: '_blank' } },
              { type: 'bold' },
            ],
          },
          { type: 'fact', attrs: { name: 'phone' } },
        ],
      },
      { type: 'paragraph' },
      { type: 'paragraph' },
    ],
  })
  expect(document).toEqual({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [text('Where')] },
      {
        type: 'orderedList',
        content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [text('One')] }] }],
      },
      {
        type: 'paragraph',
        content: [
          {
            ...text('here'),
            marks: [{ type: 'link', attrs: { href: '/womens' } }, { type: 'bold' }],
          },
          { type: 'fact', attrs: { name: 'phone' } },
        ],
      },
    ],
  })
  expect(problemOf(document)).toBeUndefined()
})

it('turns pasted tabs into spaces', () => {
  const document = documentOf({
    type: 'doc',
    content: [{ type: 'paragraph', content: [text('a\tb')] }],
  })
  expect(document.content).toEqual([{ type: 'paragraph', content: [text('a b')] }])
})

it('says in a sentence that a list is too deep', () => {
  const inList = (content: object) => ({
    type: 'bulletList',
    content: [{ type: 'listItem', content: [{ type: 'paragraph' }, content] }],
  })
  const document = documentOf({
    type: 'doc',
    content: [inList(inList(inList({ type: 'paragraph' })))],
  })
  expect(problemOf(document)).toBe('A list may hold paragraphs and one more list, no deeper.')
})
