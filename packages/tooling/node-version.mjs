// Scripts import this module first, so that an old Node prints this sentence before it fails on newer syntax.
const OLDEST = [20, 19]

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  console.error(
    `eTrend needs Node ${OLDEST.join('.')} or newer; this is ${process.versions.node}. Get one at https://nodejs.org.`,
  )
  process.exit(1)
}
