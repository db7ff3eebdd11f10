import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NOW, startAt, stopGivenTime } from '@etrend/tooling/given-time'
import { createFirstStaff } from '../account/first-staff'
import { readSecret } from '../account/secrets'
import { HOUR_MS } from '../lib/times'
import { seedEssentials } from '../seed/essentials'
import { copyOf, newFolder } from './folders'
import { png, productForm } from './forms'
import { openShop, SIGNED_IN, staff, type TestShop } from './open-shop'
import { quickPasswords } from './quick-passwords'
import { move } from './stocking'
import { openTestDatabase } from './test-database'

/** 'migrated' has tables without rows; 'empty' also what each shop begins with, and a member of staff. */
export type ReadyShop = 'migrated' | 'empty' | 'shelf' | 'four'

/** Makes the shops that tests open copies of, and gives their folders. */
export async function makeReadyShops(): Promise<Record<ReadyShop, string>> {
  startAt(NOW - HOUR_MS)
  const migrated = await migratedDatabase()
  const empty = await emptyShop(migrated)
  const [shelf, four] = await Promise.all([filled(empty, stockUnit), filled(empty, fillFour)])
  startAt(NOW)
  for (const folder of [empty, shelf, four]) await signStaffIn(folder)
  stopGivenTime()
  return { migrated, empty, shelf, four }
}

/** Tests find their member of staff signed in: signing in anew for each of them takes a tenth of opening the shop. */
async function signStaffIn(folder: string) {
  const { close, headers } = await openShop(folder)
  await close()
  writeFileSync(join(folder, SIGNED_IN), headers.authorization)
}

async function migratedDatabase() {
  const folder = newFolder()
  await (await openTestDatabase(folder)).close()
  return folder
}

async function emptyShop(migrated: string) {
  const folder = copyOf(migrated)
  const db = await openTestDatabase(folder)
  await seedEssentials(db)
  await readSecret(db.files)
  await createFirstStaff({
    db,
    clock: () => new Date(NOW - HOUR_MS),
    passwords: quickPasswords,
    ...staff,
  })
  await db.close()
  return folder
}

async function filled(empty: string, fill: (shop: TestShop) => Promise<void>) {
  const folder = copyOf(empty)
  const { close, ...shop } = await openShop(folder)
  await fill(shop)
  await close()
  return folder
}

async function stockUnit({ form }: TestShop) {
  await form('POST', '/comp/createSize/', { size_name: 'MD' })
  await form('POST', '/comp/createColor/', { color_name: 'Navy', hex_code: '#1F2A4D' })
  await form('POST', '/product/createCategory/', { title: 'Women' })
  await form('POST', '/product/createsubCategory/', { title: 'Tops', category: '1' })
  await form('POST', '/product/createProduct/', productForm())
  await form('POST', '/comp/createproductcolor/', {
    product: '1',
    color: '1',
    color_img: await png(),
  })
}

async function fillFour(shop: TestShop) {
  for (const size_name of ['MD', 'LG']) await shop.form('POST', '/comp/createSize/', { size_name })
  await shop.form('POST', '/comp/createColor/', { color_name: 'Red', hex_code: '#a82a24' })
  await shop.form('POST', '/comp/createColor/', { color_name: 'Navy', hex_code: '#1f2a4d' })
  for (const title of ['Women', 'Men'])
    await shop.form('POST', '/product/createCategory/', { title })
  await addSubcategory(shop, 'Tops', '1')
  await addSubcategory(shop, 'Bottoms', '1')
  await addSubcategory(shop, 'Tops', '2')
  await addProduct(shop, { title: 'Blouse', subcategory: '1', price: '2000' }, ['1', '2'])
  await addProduct(
    shop,
    { title: 'Skirt', subcategory: '2', price: '1500', discounted_price: '900' },
    ['1'],
  )
  await addProduct(shop, { title: 'Tee | Plain', subcategory: '3', price: '1200' }, ['2'])
  await move(shop, 1, 1, 'In', 9)
  await move(shop, 1, 2, 'In', 4)
  await move(shop, 1, 2, 'Out', 4)
  await move(shop, 2, 2, 'In', 9)
  await move(shop, 3, 1, 'In', 9)
  await move(shop, 4, 1, 'In', 2)
}

async function addSubcategory(shop: TestShop, title: string, category: string) {
  await shop.form('POST', '/product/createsubCategory/', { title, category })
}

async function addProduct(shop: TestShop, fields: Record<string, string>, colors: string[]) {
  const made = await shop.form('POST', '/product/createProduct/', productForm(fields))
  for (const color of colors) {
    const product = String(made.json<{ id: number }>().id)
    await shop.form('POST', '/comp/createproductcolor/', { product, color, color_img: await png() })
  }
}
