// Imported first by start.mjs and test.mjs: an old Node must hear this sentence before it trips over something newer.
const OLDEST = [20, 19]

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  console.error(
    `eTrend needs Node ${OLDEST.join('.')} or newer; this is ${process.versions.node}. Get one at https://nodejs.org.`,
  )
  process.exit(1)
}
