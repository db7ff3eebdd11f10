import { expect, test } from 'vitest'
import type { MailContent } from './content'
import { mailBody } from './mail-body'

const sender = { shop: 'eTrend', signature: 'eTrend', logo: '', origin: 'https://etrend.example' }
const nothing = { steps: [], pieces: [], sums: [], address: [] }
const hostile: MailContent = {
  ...nothing,
  subject: 'Here <i>it</i> is',
  greeting: 'Namaste <b>Sita</b>,',
  opening: ['Here it is:'],
  link: { text: 'Open', url: 'https://etrend.example/?a=1&b="><script>' },
  closing: ['Tops & "bottoms"'],
}

test('a mail says the same as text and as HTML, and no value can become a tag', () => {
  const { text, html } = mailBody(hostile, sender)
  expect(text).toBe(
    'Namaste <b>Sita</b>,\n\nHere it is:\n\nhttps://etrend.example/?a=1&b="><script>\n\nTops & "bottoms"\n\neTrend\n',
  )
  expect(html).toContain('Namaste &lt;b&gt;Sita&lt;/b&gt;,')
  expect(html).toContain('href="https://etrend.example/?a=1&amp;b=&quot;&gt;&lt;script&gt;"')
  expect(html).toContain('<title>Here &lt;i&gt;it&lt;/i&gt; is</title>')
  expect(html).not.toContain('<script>')
})

test('a mail has its language, a preheader, both color schemes, and tables for mail programs', () => {
  const { html } = mailBody(hostile, sender)
  expect(html).toMatch(/^<!doctype html>/i)
  expect(html).toContain('<html lang="en"')
  expect(html).toContain('content="light dark"')
  expect(html).toContain('prefers-color-scheme: dark')
  expect(html).toMatch(/<div style="display: ?none[^>]*>Here it is:/)
  expect(html).toContain('role="presentation"')
  expect(html).not.toMatch(/\{\{|\[\[|<link|@import|@font-face/)
})

test('every value of an order is escaped, and only the shop’s own pictures are shown', () => {
  const evil = '"><img src=x onerror=alert(1)>'
  const own = `/media/${'a'.repeat(32)}`
  const piece = { title: evil, unit: evil, quantity: 1, price: evil, amount: evil }
  const { html } = mailBody(
    {
      ...hostile,
      steps: [evil],
      pieces: [
        { ...piece, picture: own },
        { ...piece, picture: `https://evil.example/${evil}` },
      ],
      sums: [
        { label: evil, amount: evil },
        { label: evil, amount: evil, isTotal: true },
      ],
      address: [evil],
    },
    { ...sender, shop: evil, signature: evil, logo: `/media/x${evil}` },
  )
  expect(html.match(/<img[^>]*>/g)).toEqual([
    expect.stringContaining(`src="https://etrend.example${own}-320.jpg"`),
  ])
  expect(html).not.toMatch(/<img src=x|<[^>]*\sonerror/)
})
