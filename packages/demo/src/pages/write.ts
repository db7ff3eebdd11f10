/** What a page's text shows from the shop's settings; the contract's PageFact. */
type Fact = 'name' | 'location' | 'phone' | 'complaints' | 'registration' | 'return_window'

export type Inline =
  | { type: 'text'; text: string; marks?: { type: 'link'; attrs: { href: string } }[] }
  | { type: 'fact'; attrs: { name: Fact } }
type Paragraph = { type: 'paragraph'; content: Inline[] }
export type Block =
  | Paragraph
  | { type: 'heading'; attrs: { level: 2 }; content: Inline[] }
  | { type: 'question'; content: object[] }
  | { type: 'picture'; attrs: { src: string; alt: string; width: number; height: number } }
  | { type: 'orderedList' | 'bulletList'; content: { type: 'listItem'; content: Paragraph[] }[] }

export const fact = (name: Fact): Inline => ({ type: 'fact', attrs: { name } })

export const link = (href: string, text: string): Inline => {
  return { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }
}

export const heading = (text: string): Block => {
  return { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text }] }
}

export const picture = (
  src: string,
  alt: string,
  [width, height]: readonly [number, number],
): Block => ({ type: 'picture', attrs: { src, alt, width, height } })

export const paragraph = (...parts: (string | Inline)[]): Paragraph => ({
  type: 'paragraph',
  content: parts.map((part) => (typeof part === 'string' ? { type: 'text', text: part } : part)),
})

export const question = (title: string, answer: string): Block => ({
  type: 'question',
  content: [{ type: 'questionTitle', content: [{ type: 'text', text: title }] }, paragraph(answer)],
})

export const list = (type: 'orderedList' | 'bulletList', items: Paragraph[]): Block => ({
  type,
  content: items.map((item) => ({ type: 'listItem', content: [item] })),
})
