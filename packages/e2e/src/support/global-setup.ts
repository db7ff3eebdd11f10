import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import * as z from 'zod'
import { startShop } from './shop'

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of a filled shop that no server runs on; tests copy it. */
    seeded: string
  }
}

/**
 * Opens a shop from nothing, as a person with a fresh clone does, and stops it: test files start shops on copies of its
 * folder. E2E_SEEDED_DATA may name a folder that keeps it for the next run.
 */
export async function setup({ provide }: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'etrend-e2e-'))
  const clean = () => rm(folder, { recursive: true, force: true })
  try {
    const seeded = process.env.E2E_SEEDED_DATA ?? join(folder, 'seeded')
    if (!existsSync(join(seeded, 'shop.db'))) {
      const first = await startShop({ DATA_DIR: seeded, DEMO_ORDERS: 'no' })
      await first.stop()
      makePicturesPlain(join(seeded, 'media'))
    }
    provide('seeded', seeded)
    return clean
  } catch (error) {
    await clean()
    throw error
  }
}

const sketch = z.looseObject({ svg: z.string(), color: z.string() })

/**
 * Makes each picture that is not drawn yet an area of its color, in its size: drawing the demo's pictures, on their first
 * look, took a sixth of the journeys' time.
 */
function makePicturesPlain(media: string) {
  const names = readdirSync(media, { recursive: true, encoding: 'utf8' })
  for (const name of names.filter((one) => one.endsWith('-sketch.json'))) {
    const file = join(media, name)
    const { svg, color, ...rest } = sketch.parse(JSON.parse(readFileSync(file, 'utf8')))
    const size = /<svg[^>]*>/.exec(svg)?.[0]
    if (!size) throw new Error(`${name} has no drawing.`)
    const plain = `${size}<rect width="100%" height="100%" fill="${color}"/></svg>`
    writeFileSync(file, JSON.stringify({ svg: plain, color, ...rest }))
  }
}
