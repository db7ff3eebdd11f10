import { expect, it } from 'vitest'
import * as z from 'zod'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { phone, visit, hasFocus } from './support/browser-basics'
import { call, signIn } from './support/call'
import { fileShop } from './support/file-shop'
import { decideReturn, moveOn, orderAsGuest, plentifulUnit } from './support/orders'
import { pictures } from './support/pictures'

const { origin, api } = await fileShop()
const browser = useBrowser()
const returns = z.array(z.object({ id: z.int(), pieces: z.array(z.object({ id: z.int() })) }))

/** A delivered order of two pieces of the unit at this place (see plentifulUnit). */
async function delivered(place: number) {
  const { access: token } = await signIn(api)
  const unit = await plentifulUnit(api, token, place)
  const order = await orderAsGuest(api, unit, 'Gauri Magar')
  await moveOn(api, token, order.number, 'confirmed', 'packed', 'shipped', 'delivered')
  /** The newest return of the order, from the list of staff. */
  async function asked() {
    const path = `${api}/staff/returns?q=${order.number}`
    const [newest] = returns.parse((await call('GET', path, { token })).body)
    if (!newest) throw new Error('No return was asked for.')
    return newest
  }
  return { ...order, unit, staff: token, asked }
}

it('a return with a picture is exchanged, the next one is refused, and the open page shows each step', async () => {
  const { number, token, unit, staff, asked } = await delivered(140)
  const page = await browser.open({ ...phone })
  await visit(page, `${origin}/order/${number}?token=${token}`)
  await page.getByText('Send something back').click()
  await page.getByRole('button', { name: 'Ask for the return' }).click()
  await page.getByText('Choose what to send back.').waitFor()
  await page.getByText('Choose a reason.').waitFor()
  expect(await hasFocus(page.getByRole('checkbox'))).toBe(true)
  expect(await axeViolations(page)).toEqual([])

  const field = page.getByLabel(/^A picture/)
  const file = (name: string, mimeType: string, size = 20) => ({
    name,
    mimeType,
    buffer: Buffer.alloc(size, 'x'),
  })
  await field.setInputFiles(file('note.txt', 'text/plain'))
  await page.getByText('Choose a picture: JPG, PNG or WEBP.').waitFor()
  await field.setInputFiles(file('disguised.png', 'image/png'))
  await page.getByText('This file can’t be read as a picture. Choose another.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  const { JPEG, PNG } = await pictures(page)
  await field.setInputFiles(PNG)
  await page.getByAltText('Preview of your file').waitFor()
  await page.getByRole('button', { name: 'Remove the picture' }).click()
  await page.getByAltText('Preview of your file').waitFor({ state: 'detached' })
  await field.setInputFiles(JPEG)
  await page.getByAltText('Preview of your file').waitFor()

  await page.getByRole('checkbox').check()
  await page.getByLabel(/^How many of/).selectOption('1')
  await page.getByText('Another size or colour').click()
  await page.getByLabel('Why?').selectOption('It doesn’t fit')
  await page.getByLabel(/^Which size or colour/).fill('One size larger, please.')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Ask for the return' }).click()
  await page.getByText('We have your request, and are looking at it.').waitFor()
  await page.getByAltText('The customer’s photo of the pieces').waitFor()
  expect(await axeViolations(page)).toEqual([])

  const { id, pieces } = await asked()
  await decideReturn(api, staff, id, 'answer', { decision: 'approved', answer: 'Bring it by.' })
  await page.getByText('Agreed. Please send it back.').waitFor()
  await page.getByText('Bring it by.').waitFor()
  const [piece] = pieces
  const came = { pieces: [{ id: piece?.id, condition: 'resellable' }] }
  await decideReturn(api, staff, id, 'receive', came)
  await page.getByText('It has arrived, and we are looking at it.').waitFor()
  const lines = [{ product_color: unit.product_color, size: unit.size, quantity: 1 }]
  await decideReturn(api, staff, id, 'exchange', { lines })
  await page.getByText('Done: we send you order').waitFor()
  expect(await axeViolations(page)).toEqual([])

  await page.getByText('Send something back').click()
  await page.getByRole('checkbox').check()
  await page.getByLabel('Why?').selectOption('I changed my mind')
  await page.getByRole('button', { name: 'Ask for the return' }).click()
  await page.getByText('We have your request, and are looking at it.').waitFor()
  // Nothing is left that could be sent back.
  await page.getByText('Send something back').waitFor({ state: 'detached' })
  const refused = { decision: 'refused', answer: 'It was worn.' }
  await decideReturn(api, staff, (await asked()).id, 'answer', refused)
  await page.getByText('We can’t take it back.').waitFor()
})
