import postcss, { type ChildNode, type Container } from 'postcss'
import type { Plugin } from 'vite'

/** Text that every page needs; a rule with the classes that each of its selectors names; or a block of these. */
export type Piece =
  | string
  | { text: string; classes: string[][] }
  | { open: string; pieces: Piece[] }

/** Writes beside the manifest what the CSS is made of, so that the server can give each page just what it uses. */
export function sortedStyles(): Plugin {
  return {
    name: 'sorted-styles',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const asset of Object.values(bundle)) {
          if (asset.type !== 'asset' || !/entry-client.*\.css$/.test(asset.fileName)) continue
          const source = JSON.stringify(sortPieces(postcss.parse(asset.source.toString())))
          this.emitFile({ type: 'asset', fileName: '.vite/styles.json', source })
        }
      },
    },
  }
}

/** The nodes of a stylesheet or block as pieces, in their order. */
export function sortPieces(block: Container): Piece[] {
  return (block.nodes ?? []).filter((node) => !canWait(node)).map(piece)
}

/** What only older browsers or rarer letters need comes with the whole sheet. */
function canWait(node: ChildNode) {
  if (node.type !== 'atrule') return node.type === 'comment'
  if (node.name === 'layer') return node.params === 'properties' && node.nodes !== undefined
  return node.name === 'font-face' && /url\((?!\S*-basic-)/.test(node.toString())
}

function piece(node: ChildNode): Piece {
  if (node.type === 'rule') {
    const classes = node.selectors.map(classesOf)
    const isForAll = classes.some((names) => names.length === 0)
    return isForAll ? node.toString() : { text: node.toString(), classes }
  }
  if (node.type !== 'atrule') return node.toString()
  if (!node.nodes) return `${node.toString()};`
  if (!BLOCKS.has(node.name)) return node.toString()
  return { open: `@${node.name} ${node.params}`, pieces: sortPieces(node) }
}

const BLOCKS = new Set(['layer', 'media', 'supports'])
const IN_BRACKETS = /(?<!\\)\([^()]*\)/g

/** The classes that an element must have; what stands in brackets may be what it must not be. */
function classesOf(selector: string) {
  let plain = selector
  while (plain.search(IN_BRACKETS) >= 0) plain = plain.replaceAll(IN_BRACKETS, '')
  return [...plain.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) =>
    name.replaceAll('\\', ''),
  )
}
