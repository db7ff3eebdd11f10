// The baseline for rendered pages: Fastify and React alone. React renders the elements of one page anew for each request;
// what the page has around them (its head, state and scripts) is sent as it is.
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import * as z from 'zod'

/** An element of a page as React takes it. Text is a string. */
export type PageElement = {
  tag: string
  props: Record<string, unknown>
  children: PageNode[]
}
export type PageNode = PageElement | string
/** A page as shops/page-elements.ts takes it apart. */
export type PageParts = { before: string; elements: PageNode[]; after: string }

const { PAGE = '', PORT } = process.env
const parts = z.object({
  before: z.string(),
  elements: z.array(z.custom<PageNode>()),
  after: z.string(),
}) satisfies z.ZodType<PageParts>
const { before, elements, after } = parts.parse(JSON.parse(readFileSync(PAGE, 'utf8')))

function elementOf(node: PageNode): ReactNode {
  if (typeof node === 'string') return node
  return createElement(node.tag, node.props, ...node.children.map(elementOf))
}

const app = Fastify()
app.get('/ready', () => ({ status: 'ok' }))
app.get('/*', (_request, reply) => {
  const app = renderToString(elements.map(elementOf))
  return reply.type('text/html; charset=utf-8').send(before + app + after)
})
await app.listen({ host: '127.0.0.1', port: Number(PORT) })
process.on('SIGTERM', () => process.exit(0))
