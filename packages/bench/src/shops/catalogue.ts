import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PAGE_SIZE } from '../page-size'
import { filledShop } from './filled-shop'
import { pageElements } from './page-elements'
import { serverGroup, startBare, startShop, type Server } from './process'
import { compareAnswers } from './same-answers'

export type Catalogue = Awaited<ReturnType<typeof catalogue>>

/** A page that the shop renders, and that the bare handler of pages renders too. */
export const RENDERED = '/mens'
/** Full prices of fill.ts in rupees: from 2,000 products on, each rupee between them is the price of some. */
export const [LOWEST, HIGHEST] = [900, 4_899] as const

/**
 * Starts the shop over so many products (at least 100), and beside it the bare handlers of lists and of a page. Throws
 * when they answer otherwise than the shop.
 */
export async function catalogue(folder: string, products: number) {
  await filledShop(folder, products)
  const servers = serverGroup()
  const { stop } = servers
  try {
    const shop = await servers.add(startShop(folder))
    const bare = await servers.add(startBare('reads', { DATA_DIR: folder }))
    const PAGE = await pageOf(shop, join(folder, 'bench'))
    const page = await servers.add(startBare('page', { PAGE }))
    const last = Math.floor(products / PAGE_SIZE)
    for (const path of [
      '/store/products?sort=name',
      `/store/products?sort=name&page=${Math.floor(last / 2)}`,
      `/store/products?sort=name&page=${last}`,
      `/store/products?sort=name&min_price=${LOWEST + 30}&max_price=${HIGHEST - 500}`,
      '/store/products?sort=name&min_price=99999',
      '/store/products/1',
      `/store/products/${products / 2}`,
      `/store/products/${products}`,
    ]) {
      await compareAnswers(shop, bare, path)
    }
    await compareAnswers(shop, page, RENDERED)
    return { shop, bare, page, products, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Stores the parts of the shop's page in a folder, for the bare handler that renders it; gives the file. */
async function pageOf({ url }: Server, folder: string) {
  const html = await (await fetch(url + RENDERED)).text()
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'page.json')
  await writeFile(file, JSON.stringify(pageElements(html)))
  return file
}
