import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { confirmDeletion, fillField, follow, adminBrowser } from './support/admin'
import { screenProblems } from './support/axe'
import { fileShop } from './support/file-shop'
import { nouns, type Noun } from './support/nouns'
import { png } from './support/png'
import { seesToast } from './support/toasts'

/** The answer of a creation. */
const created = z.object({ id: z.int() })

await fileShop()
const admin = adminBrowser()

it.each(Object.entries(nouns))(
  '%s: an empty form says what is missing; a row is added, found, changed, deleted and brought back, on screens that keep the rules',
  async (_name, noun) => {
    const page = await admin.open(noun.add)
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByText(noun.missing[0]).waitFor()
    expect(await page.locator('[id$="-error"]').allInnerTexts()).toEqual(noun.missing)
    expect(await screenProblems(page)).toEqual([])

    await fill(page, noun.fill)
    const creation = page.waitForResponse((answer) => answer.status() === 201)
    await page.getByRole('button', { name: 'Submit' }).click()
    const { id } = created.parse(await (await creation).json())
    await seesToast(page, noun.added)

    const row = await listed(page, noun, noun.row, id)
    expect(await screenProblems(page)).toEqual([])
    await openActions(row)
    await row.getByRole('link', { name: /^Edit/ }).click()
    await page.getByRole('button', { name: 'Update' }).waitFor()
    await fill(page, noun.change)
    expect(await screenProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Update' }).click()
    await seesToast(page, noun.updated)

    const changed = await listed(page, noun, noun.changedRow, id)
    const deletion = changed.locator('button[aria-label^="Delete"]')
    const name = (await deletion.getAttribute('aria-label')) ?? ''
    const again = page.getByLabel(name, { exact: true })
    await openActions(changed)
    await deletion.click()
    await confirmDeletion(page, noun.entity)
    await seesToast(page, noun.deleted)
    await again.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await again.waitFor({ state: 'attached' })
    await openActions(changed)
    await again.click()
    await confirmDeletion(page, noun.entity) // the next journeys need the catalogue as it was
    await again.waitFor({ state: 'detached' })
  },
)

/** Opens the row's actions where they are behind one button. */
async function openActions(row: Locator) {
  const menu = row.getByRole('button', { name: /^Actions for / })
  if ((await menu.count()) > 0) await menu.click()
}

async function fill(page: Page, fields: Noun['fill']) {
  for (const [label, value] of fields) {
    if (value !== 'a picture') await fillField(page, label, value)
    else {
      const file = { name: 'picture.png', mimeType: 'image/png', buffer: png() }
      await page.getByLabel(label, { exact: true }).setInputFiles(file)
    }
  }
}

/**
 * Searches the list of the noun and gives the row with this name and id. The name isn't enough: until a list is loaded
 * again it shows the rows that it had, and a picture of the demo has the same name as the one that was added.
 */
async function listed(page: Page, noun: Noun, name: string, id: number) {
  await follow(page, `${noun.list}?q=${encodeURIComponent(noun.q ?? name)}&sort=-id`)
  const row = page.getByRole('row', { name }).filter({ has: page.locator(`a[href$="/${id}"]`) })
  await row.waitFor()
  return row
}
