import { Window, type Element, type Node } from 'happy-dom'
import type { PageNode, PageParts } from '../bare/page'

const ROOT = '<div id="root">'

/** Splits the HTML of a page of the shop into the elements that React rendered and the text before and after them. */
export function pageElements(html: string): PageParts {
  const start = html.indexOf(ROOT) + ROOT.length
  const end = html.lastIndexOf('</div>')
  if (start < ROOT.length || end < start) throw new Error('The page has no root element.')
  return {
    before: html.slice(0, start),
    elements: elementsOf(html.slice(start, end)),
    after: html.slice(end),
  }
}

/** The elements and texts of some HTML, without comments; neighbouring texts are one. */
function elementsOf(html: string): PageNode[] {
  const { document } = new Window()
  document.body.innerHTML = html
  return nodesOf(document.body)
}

function nodesOf(parent: Node): PageNode[] {
  const nodes: PageNode[] = []
  for (const node of parent.childNodes) {
    const last = nodes.at(-1)
    if (isElement(node)) nodes.push(elementOf(node))
    else if (node.nodeType !== node.TEXT_NODE) continue
    else if (typeof last === 'string') nodes[nodes.length - 1] = last + node.textContent
    else nodes.push(node.textContent)
  }
  return nodes
}

function elementOf(element: Element): PageNode {
  const { localName, attributes } = element
  const raw = RAW.has(localName)
  const props = Object.fromEntries(
    Array.from(attributes, ({ name, value }) => propOf(name, value ?? '')),
  )
  return {
    tag: localName,
    props: raw ? { ...props, dangerouslySetInnerHTML: { __html: element.innerHTML } } : props,
    children: raw ? [] : nodesOf(element),
  }
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE
}

/** Elements whose text is no HTML. */
const RAW = new Set(['script', 'style'])

/** Attributes that HTML writes without a value. */
const FLAGS = new Set([
  'checked',
  'disabled',
  'hidden',
  'inert',
  'multiple',
  'open',
  'required',
  'selected',
])

/** An attribute as React takes it. React writes names that it doesn't know, as `class`, as they are. */
function propOf(name: string, value: string): [string, unknown] {
  if (name === 'style') return [name, styleOf(value)]
  if (FLAGS.has(name) && value === '') return [name, true]
  return [name, value]
}

function styleOf(text: string) {
  const rules = text.split(';').filter((rule) => rule.includes(':'))
  return Object.fromEntries(
    rules.map((rule) => {
      const at = rule.indexOf(':')
      const name = rule.slice(0, at).trim()
      const key = name.startsWith('--')
        ? name
        : name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
      return [key, rule.slice(at + 1).trim()]
    }),
  )
}
