import postcss, { type ChildNode, type Container } from 'postcss'
import type { Plugin } from 'vite'

/**
 * One part of the stylesheet: text that every page needs; a rule with the tags, classes and states ('p', '.card',
 * '[open]', '[aria-busy=true]') that each of its selectors needs; text that a page needs if its other rules contain `word`; or a block of pieces.
 */
export type Piece =
  | string
  | { text: string; needs: string[][] }
  | { text: string; word: string }
  | { open: string; pieces: Piece[] }

/**
 * A Vite plugin that writes the stylesheet's pieces to .vite/styles.json, so that the server can send each page only
 * the rules that it uses. It also removes from the stylesheet what every page has already: a repeated font, @property
 * or rule for all elements would make the browser restyle, or even lay out, the whole page again.
 */
export function sortedStyles(): Plugin {
  return {
    name: 'sorted-styles',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const asset of Object.values(bundle)) {
          if (asset.type !== 'asset' || !/entry-client.*\.css$/.test(asset.fileName)) continue
          const sheet = postcss.parse(asset.source.toString())
          takeOutFallbacks(sheet)
          const source = JSON.stringify([layersOf(sheet), ...sortPieces(sheet)])
          this.emitFile({ type: 'asset', fileName: '.vite/styles.json', source })
          takeOutInlined(sheet)
          asset.source = sheet.toString()
        }
      },
    },
  }
}

/** The nodes of a stylesheet or block as pieces, in their order. Leaves out what can wait (see canWait). */
export function sortPieces(block: Container): Piece[] {
  return (block.nodes ?? []).filter((node) => !canWait(node)).map(piece)
}

/** An @layer statement that fixes the order of the layers, because a page may get them in another order. */
function layersOf(sheet: Container) {
  const names = (sheet.nodes ?? []).flatMap((node) =>
    node.type === 'atrule' && node.name === 'layer' ? node.params : [],
  )
  return `@layer ${[...new Set(names)].join(',')};`
}

/** Removes the fallbacks of variables that the theme sets on every page: a browser never uses them. */
export function takeOutFallbacks(sheet: Container) {
  const set = new Set<string>()
  sheet.walkRules(':root,:host', (rule) => {
    rule.walkDecls(/^--/, ({ prop }) => void set.add(prop))
  })
  sheet.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(
      /var\((--[\w-]+),(?:[^()]|\([^()]*\))*\)/g,
      (whole, name: string) => (set.has(name) ? `var(${name})` : whole),
    )
  })
}

/**
 * Removes @font-face and @property, and from the base layer the rules that every page has already. The theme stays: a
 * page has only those of its variables that it uses itself.
 */
export function takeOutInlined(sheet: Container) {
  for (const node of Array.from(sheet.nodes ?? [])) {
    if (node.type !== 'atrule') continue
    if (node.name === 'font-face' || node.name === 'property') node.remove()
    if (node.name === 'layer' && node.params === 'base') takeOutForAll(node)
  }
}

function takeOutForAll(block: Container) {
  for (const node of Array.from(block.nodes ?? [])) {
    if (canWait(node)) continue
    const sorted = piece(node)
    if (typeof sorted === 'string') node.remove()
    else if (node.type === 'atrule' && 'pieces' in sorted) takeOutForAll(node)
  }
  if (block.nodes?.length === 0) block.remove()
}

/**
 * Whether pages can do without a node until the whole stylesheet loads: rules for :hover, for what lies behind an open
 * dialog, for date, number, file and search inputs, for printing, for forced colors, and for older browsers; and the
 * registration of variables that every rule that reads them sets itself.
 */
function canWait(node: ChildNode) {
  if (node.type === 'rule') return node.selectors.every((selector) => WAITING.test(selector))
  if (node.type !== 'atrule') return node.type === 'comment'
  if (node.name === 'property') return SET_BY_RULES.test(node.params)
  if (node.name === 'media') return /^print$|forced-colors/.test(node.params)
  return node.name === 'layer' && node.params === 'properties' && node.nodes !== undefined
}

const SET_BY_RULES = /^--tw-(?:content|(?:space|divide)-[xy]-reverse)$/
const WAITING =
  /:hover|\w::backdrop|:-moz-|::(?:file-selector-button|-webkit-(?:date|calendar-picker|inner-spin|outer-spin|search)[\w-]*)$/

function piece(node: ChildNode): Piece {
  if (node.type === 'rule') {
    const needs = node.selectors.map(needsOf)
    const isForAll = needs.some((names) => names.length === 0)
    return isForAll ? node.toString() : { text: node.toString(), needs }
  }
  if (node.type !== 'atrule') return node.toString()
  if (node.name === 'keyframes') return { text: node.toString(), word: node.params }
  if (!node.nodes) return `${node.toString()};`
  if (!BLOCKS.has(node.name)) return node.toString()
  return { open: `@${node.name} ${node.params}`, pieces: sortPieces(node) }
}

const BLOCKS = new Set(['layer', 'media', 'supports'])

// `:is(…)`, `:where(…)` or `:has(…)` with a single selector, and no brackets inside.
const ONE_OF_ONE = /:(?:is|where|has)\(([^(),]*)\)/g
const IN_BRACKETS = /:[\w-]+\([^()]*\)/g
const ATTRIBUTE = /(?<!\\)\[[^\]]*\]/g
const STATE = /\[(?:open|aria-(?:busy|disabled|expanded|invalid)=true)\]/g

/**
 * The tags, classes and states that a page must contain for the selector to match. Other brackets are ignored: they hold
 * alternatives (`:is(a, b)`) or exclusions (`:not(a)`).
 */
function needsOf(selector: string) {
  let plain = selector
  for (let before = ''; before !== plain;) {
    before = plain
    plain = plain.replaceAll(ONE_OF_ONE, '$1')
    if (plain === before) plain = plain.replaceAll(IN_BRACKETS, '')
  }
  const states = plain.match(STATE) ?? []
  const names =
    plain.replaceAll(ATTRIBUTE, '').match(/(?<=^|[\s>+~])[a-z][\w-]*|\.(?:[\w-]|\\.)+/g) ?? []
  return [...names, ...states]
    .map((name) => name.replaceAll('\\', ''))
    .filter((name) => !IN_EVERY_PAGE.has(name))
}

const IN_EVERY_PAGE = new Set('html body a button h1 h2 h3 img input li p svg ul'.split(' '))
