import { setTimeout } from 'node:timers/promises'
import { allDrawn, startShop } from './process'
import { median, print } from './table'

const IDLE = 5_000

/** Measures the time from the start of the built demo shop to its first responses, and its memory while idle. */
export async function measureStart(folder: string, rounds: number) {
  console.log('\nDrawing the demo catalogue…')
  const drawing = await startShop(folder, 'demo')
  await allDrawn(folder)
  await drawing.stop()

  const found: { ready: number; page: number; atOnce: number; idle: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const shop = await startShop(folder, 'demo')
    await (await fetch(shop.url)).text()
    const page = shop.age()
    const atOnce = await shop.usage()
    await setTimeout(IDLE)
    const idle = await shop.usage()
    await shop.stop()
    found.push({ ready: shop.readyAfter, page, atOnce: atOnce.rss, idle: idle.rss })
  }
  const ms = (values: number[]) => `${median(values).toFixed(0)} ms`
  const mb = (values: number[]) => `${(median(values) / 1e6).toFixed(0)} MB`
  print(
    `Start (medians of ${rounds})`,
    ['', ''],
    [
      ['spawn to /readyz', ms(found.map(({ ready }) => ready))],
      ['spawn to the home page', ms(found.map(({ page }) => page))],
      ['memory after that page', mb(found.map(({ atOnce }) => atOnce))],
      ['memory 5 s later', mb(found.map(({ idle }) => idle))],
    ],
  )
}
