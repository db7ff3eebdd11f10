import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { ended, isAlive, nextMessage, READY, startHelper } from './helper-process'

/** A helper that fills as many buffers of 100 MB as it is told to, and keeps them. */
const hungry = `
  const kept = []
  process.on('message', (count) => {
    try {
      for (let buffer = 0; buffer < count; buffer += 1) kept.push(Buffer.alloc(100_000_000, 1))
    } catch {
      process.exit(1)
    }
    process.send(kept.length)
  })
  process.send('${READY}')
`

async function hungryHelper() {
  const folder = mkdtempSync(join(tmpdir(), 'helper-'))
  const file = join(folder, 'hungry.mjs')
  writeFileSync(file, hungry)
  const child = await startHelper(pathToFileURL(file))
  onTestFinished(async () => {
    if (isAlive(child)) await ended(child)
    rmSync(folder, { recursive: true })
  })
  return (count: number) => {
    child.send(count)
    return nextMessage(child, () => () => {})
  }
}

test('a helper process has memory for a large picture, and ends where it takes much more', async () => {
  const fill = await hungryHelper()
  expect(await fill(4)).toBe(4)
  expect(await fill(20)).toBeUndefined()
})
