// Scripts import this module first. The shop runs on Node 22.12 or newer (better-sqlite3 has its compiled file inside
// its package only for those). An older Node runs the script again with a newer one from npm; a very old one can't.
import { isOlder } from './node-order.mjs'

const { node } = process.versions
if (isOlder(node, '20.19')) {
  console.error(
    `eTrend needs Node 22.12 or newer (20.19 is enough to fetch it); this is ${node}. Get one at https://nodejs.org.`,
  )
  process.exit(1)
}
if (isOlder(node, '22.12')) {
  // Imported only here, so that a very old Node prints the sentence above before it fails on newer syntax.
  const { runAgain } = await import('./newer-node.mjs')
  process.exit(await runAgain())
}
