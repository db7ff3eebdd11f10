import postcss, { type ChildNode, type Container } from 'postcss'
import type { Plugin } from 'vite'

/**
 * Text that every page needs; a rule with the tags and classes ('p', '.card') that each of its selectors asks for; what
 * a page needs that says the word anywhere in its rules; or a block of these.
 */
export type Piece =
  | string
  | { text: string; needs: string[][] }
  | { text: string; word: string }
  | { open: string; pieces: Piece[] }

/**
 * Writes beside the manifest what the CSS is made of, so that the server can give each page just what it uses; and
 * takes out of the sheet what every page has already, because a font, a property or a rule for all elements that comes
 * once more would make the browser style, if not lay out, the whole page again.
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
          const source = JSON.stringify([layersOf(sheet), ...sortPieces(sheet)])
          this.emitFile({ type: 'asset', fileName: '.vite/styles.json', source })
          takeOutInlined(sheet)
          asset.source = sheet.toString()
        }
      },
    },
  }
}

/** The nodes of a stylesheet or block as pieces, in their order. */
export function sortPieces(block: Container): Piece[] {
  return (block.nodes ?? []).filter((node) => !canWait(node)).map(piece)
}

/** Says the order of the layers, whichever of them a page gets first. */
function layersOf(sheet: Container) {
  const names = (sheet.nodes ?? []).flatMap((node) =>
    node.type === 'atrule' && node.name === 'layer' ? node.params : [],
  )
  return `@layer ${[...new Set(names)].join(',')};`
}

/** Leaves the sheet without fonts and properties, and the theme and base layers without what stands in every page. */
export function takeOutInlined(sheet: Container) {
  for (const node of Array.from(sheet.nodes ?? [])) {
    if (node.type !== 'atrule') continue
    if (node.name === 'font-face' || node.name === 'property') node.remove()
    if (node.name === 'layer' && /^(?:theme|base)$/.test(node.params)) takeOutForAll(node)
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

/** What only older browsers, a pointer over something, or fields for dates, numbers and files need comes with the whole sheet. */
function canWait(node: ChildNode) {
  if (node.type === 'rule') return node.selectors.every((selector) => WAITING.test(selector))
  if (node.type !== 'atrule') return node.type === 'comment'
  return node.name === 'layer' && node.params === 'properties' && node.nodes !== undefined
}

const WAITING =
  /:hover|^::(?:file-selector-button|-webkit-(?:date|calendar-picker|inner-spin|outer-spin)[\w-]*)$/

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

// With nothing in brackets inside.
const ONE_OF_ONE = /:(?:is|where)\(([^(),]*)\)/g
const IN_BRACKETS = /:[\w-]+\([^()]*\)|(?<!\\)\[[^\]]*\]/g

/** The tags and classes that there must be; what else stands in brackets is a choice, or what must not be. */
function needsOf(selector: string) {
  let plain = selector
  for (let before = ''; before !== plain;) {
    before = plain
    plain = plain.replaceAll(ONE_OF_ONE, '$1')
    if (plain === before) plain = plain.replaceAll(IN_BRACKETS, '')
  }
  return [...plain.matchAll(/(?<=^|[\s>+~])[a-z][\w-]*|\.(?:[\w-]|\\.)+/g)]
    .map(([name]) => name.replaceAll('\\', ''))
    .filter((name) => !IN_EVERY_PAGE.has(name))
}

const IN_EVERY_PAGE = new Set('html body a button h1 h2 h3 img input li p svg ul'.split(' '))
