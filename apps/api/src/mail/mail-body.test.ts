import { expect, test } from 'vitest'
import { mailBody } from './mail-body'

test('a mail says the same as text and as HTML, and no value can become a tag', () => {
  const { text, html } = mailBody(
    {
      greeting: 'Namaste <b>Sita</b>,',
      paragraphs: ['Here it is:', 'Tops & "bottoms"'],
      link: { text: 'Open', url: 'https://etrend.example/?a=1&b="><script>' },
    },
    'eTrend',
  )
  expect(text).toBe(
    'Namaste <b>Sita</b>,\n\nHere it is:\n\nhttps://etrend.example/?a=1&b="><script>\n\nTops & "bottoms"\n\neTrend\n',
  )
  expect(html).toContain('Namaste &lt;b&gt;Sita&lt;/b&gt;,')
  expect(html).toContain('href="https://etrend.example/?a=1&amp;b=&quot;&gt;&lt;script&gt;"')
  expect(html).not.toContain('<script>')
})
