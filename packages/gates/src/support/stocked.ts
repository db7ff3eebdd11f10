import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { call, idOf, signIn } from '@etrend/e2e/support/call'
import { png } from '@etrend/e2e/support/png'
import { startShop } from '@etrend/e2e/support/shop'

/** What can be bought in the stocked folder: six units of three products, at Rs. 2,500 and 2506 with the fees. */
export const units = [1, 2, 3, 4, 5, 6].map((product_color) => ({ product_color, size: 1 }))
export const price = 2500
export const fees = 6
export const customers = [
  { username: 'Maya Rai', email: 'maya@example.com', password: 'monsoon over Patan' },
  { username: 'Hari Gurung', email: 'hari@example.com', password: 'lanterns of Bhaktapur' },
] as const

const PIECES = 50_000
let made: Promise<string> | undefined

/** The data folder of a small shop that no server runs on. It is made once in a run, and gates copy it. */
export function stockedFolder() {
  made ??= makeStocked()
  return made
}

export function forgetStockedFolder() {
  void made?.then((folder) => rmSync(folder, { recursive: true, force: true }))
}

async function makeStocked() {
  const folder = mkdtempSync(join(tmpdir(), 'etrend-stocked-'))
  const shop = await startShop({ DATA_DIR: folder, SEED: 'none', LOG_LEVEL: 'silent' })
  const { access: token } = await signIn(shop.api)
  const create = async (path: string, form: Record<string, string | Blob>) => {
    const answer = await call('POST', shop.api + path, { token, form })
    if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${answer.text}`)
    return String(idOf(answer))
  }
  const size = await create('/comp/createSize/', { size_name: 'MD' })
  const colors = [
    await create('/comp/createColor/', { color_name: 'Navy', hex_code: '#1f2a4d' }),
    await create('/comp/createColor/', { color_name: 'Rust', hex_code: '#a4451f' }),
  ]
  const category = await create('/product/createCategory/', { title: 'Women' })
  const subcategory = await create('/product/createsubCategory/', { title: 'Tops', category })
  for (const title of ['Everyday Tee', 'Linen Shirt', 'Winter Coat']) {
    const words = { title, description: 'Soft and plain.', Brand: 'Adjective Attire' }
    const product = await create('/product/createProduct/', {
      ...words,
      subcategory,
      price: String(price),
    })
    for (const color of colors) {
      const color_img = new File([new Uint8Array(png())], 'navy.png', { type: 'image/png' })
      const product_color = await create('/comp/createproductcolor/', { product, color, color_img })
      const moved = { movement_type: 'In', quantity: String(PIECES), notes: 'Opening stock' }
      await create('/stock/createStock/', { product_color, size, ...moved })
    }
  }
  for (const account of customers) {
    const { status } = await call('POST', `${shop.api}/register/`, { json: account })
    if (status !== 201) throw new Error(`Registering answered ${status}.`)
  }
  await shop.stop()
  return folder
}
