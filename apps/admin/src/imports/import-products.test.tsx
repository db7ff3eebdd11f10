import { importCheck, type ImportCheck } from '@etrend/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp, type Answers } from '../app/testing'
import { importOf } from '../test/sample-answers'

const check = 'POST /staff/imports/check/'
const start = 'POST /staff/imports/'
const running = importOf({ state: 'running', done: 0, rows: 5000 })
const progress = `GET /staff/imports/${running.id}/`
const cancel = `POST /staff/imports/${running.id}/cancel/`
const noSaffron = { row: 2, column: 'Color', message: 'There is no color “Saffron”.' }
const wrong = {
  missing: [{ kind: 'color', name: 'Saffron' }],
  wrong: 3,
  errors: [noSaffron, { row: 3, column: 'Cost', message: 'Enter a price as a number.' }],
}

describe('the review of a file', () => {
  it('shows which field each column holds; a field is taken from the column that held it', async () => {
    const { user, asked } = await choose({ [check]: { body: checkOf() } })
    const columns = within(await screen.findByRole('table', { name: 'Columns of the file' }))
    expect(columns.getByRole('row', { name: /^Name .*Linen Shirt$/ })).toBeTruthy()
    expect(columns.getByLabelText('What Name holds')).toHaveProperty('value', 'title')
    expect(columns.getByLabelText('What column 3 holds')).toHaveProperty('value', '')
    expect(asked()).toMatchObject({ create_missing: 'False', existing: 'refuse' })
    expect(asked()).not.toHaveProperty('mapping')
    await user.selectOptions(columns.getByLabelText('What column 3 holds'), 'Title')
    await waitFor(() => expect(asked()).toHaveProperty('mapping', '[null,"price","title"]'))
  })

  it('names each error with its row and column, and imports nothing until there is none', async () => {
    const { user, asked, sent } = await choose({
      [check]: ({ body }) => ({ body: checkOf(isCreating(body) ? {} : wrong) }),
      [start]: { status: 202, body: running },
      [progress]: { body: running },
    })
    const errors = within(await screen.findByRole('table', { name: 'Errors to correct' }))
    expect(errors.getByText('There is no color “Saffron”.').closest('tr')?.textContent).toBe(
      '2ColorThere is no color “Saffron”.',
    )
    expect(screen.getByText('And 1 more.')).toBeTruthy()
    expect(screen.getByText('Will be created: color Saffron.')).toBeTruthy()
    const button = screen.getByRole('button', { name: 'Import 2 products' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await user.click(screen.getByRole('checkbox', { name: /^Create missing/ }))
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull())
    expect(screen.queryByRole('table', { name: 'Errors to correct' })).toBeNull()
    const sum = '5 rows: 2 products in 3 colors, 18 pieces. Prices from Rs. 900 to Rs. 2,500.'
    expect(screen.getByText(sum)).toBeTruthy()
    expect(screen.getByText('2500 → Rs. 2,500')).toBeTruthy()
    await user.click(button)
    expect(await screen.findByText('Getting ready…')).toBeTruthy()
    expect(sent(start)?.body).toEqual(asked())
    expect(sent(start)?.body).toMatchObject({ create_missing: 'True', file: { name: 'new.csv' } })
  })

  it('knows the columns of the last file with these headings, and says what it updates', async () => {
    const inCatalogue = 'Import Shirt is in the catalogue already.'
    const refused = { wrong: 1, errors: [{ row: 2, column: 'Title', message: inCatalogue }] }
    const updating = { rows: 1, products: 0, updates: 1, product_colors: 0, pieces: 4 }
    const { user } = await choose({
      [check]: ({ body }) => ({
        body: checkOf({ is_remembered: true, ...(isUpdating(body) ? updating : refused) }),
      }),
      [start]: { status: 202, body: running },
      [progress]: { body: importOf({ products: 0, updated: 1, pieces: 4 }) },
    })
    expect(await screen.findByText(/As in the last import with these headings\./)).toBeTruthy()
    expect(screen.getByText(inCatalogue)).toBeTruthy()
    const existing = screen.getByLabelText('Products that exist already')
    await user.selectOptions(existing, 'are updated')
    const sum = /^1 row: 0 new products, 1 updated, 0 new colors, 4 pieces\./
    expect(await screen.findByText(sum)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Update 1 product' }))
    expect(await screen.findByText('1 product updated, with 4 pieces in stock.')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'See the products' })
    expect(link.getAttribute('href')).toBe('/etrendadmin/allproduct?sort=-id')
  })

  it('of a file that can’t be read says why, and offers nothing to import', async () => {
    const message = 'This file can’t be read: it may be damaged.'
    await choose({ [check]: { status: 422, body: { message } } })
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull()
  })

  it('stays, with its choices, where the import is refused', async () => {
    const message = 'Nothing was imported. Row 2, Color: There is no color “Saffron”.'
    const { user } = await choose({
      [check]: { body: checkOf() },
      [start]: { status: 409, body: { message } },
    })
    const existing = await screen.findByLabelText('Products that exist already')
    await user.selectOptions(existing, 'are updated')
    const button = screen.getByRole('button', { name: 'Import 2 products' })
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull())
    await user.click(button)
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    expect(existing).toHaveProperty('value', 'update')
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull())
  })
})

describe('a running import', () => {
  it('shows how far it is, then what it brought, and leads to another file', async () => {
    let now = running
    const { user } = await startImport({ [progress]: () => ({ body: now }) })
    now = { ...running, done: 1200 }
    expect(await screen.findByText('1,200 of 5,000 rows written…')).toBeTruthy()
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('1200')
    now = importOf({ updated: 1 })
    const done = '2 products imported and 1 updated, with 18 pieces in stock.'
    expect(await screen.findByText(done)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Cancel import' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Import another file' }))
    expect(await screen.findByLabelText('Choose a file')).toBeTruthy()
    expect(screen.queryByRole('table', { name: 'Columns of the file' })).toBeNull()
  })

  it('can be cancelled, and says how much was written', async () => {
    let now = { ...running, done: 1200 }
    const { user, sent } = await startImport({
      [progress]: () => ({ body: now }),
      [cancel]: () => {
        now = { ...now, state: 'cancelled' }
        return { body: now }
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Cancel import' }))
    expect(await screen.findByText('Cancelled: 1,200 of 5,000 rows were written')).toBeTruthy()
    expect(sent(cancel)).toBeTruthy()
  })

  it('that ended before it was cancelled says so', async () => {
    const message = 'This import is not running any more.'
    const { user } = await startImport({
      [progress]: { body: running },
      [cancel]: { status: 409, body: { message } },
    })
    await user.click(await screen.findByRole('button', { name: 'Cancel import' }))
    expect(await screen.findByText(message)).toBeTruthy()
  })
})

function checkOf(changes: Partial<ImportCheck> = {}) {
  return importCheck.parse({
    headings: ['Name', 'Cost', ''],
    mapping: ['title', 'price', null],
    is_remembered: false,
    samples: [
      ['', '2500', ''],
      ['Linen Shirt', '', ''],
    ],
    rows: 5,
    products: 2,
    updates: 0,
    skipped: 0,
    product_colors: 3,
    pieces: 18,
    prices: { least: 900, most: 2500 },
    missing: [],
    wrong: 0,
    errors: [],
    ...changes,
  })
}

/** Opens the import and chooses a file. `asked` is what the server was asked to check last. */
async function choose(answers: Answers) {
  const app = openApp('/etrendadmin/importproducts', {
    'GET /staff/imports/': { body: [] },
    ...answers,
  })
  const file = new File(['Name,Cost,\nLinen Shirt,2500,\n'], 'new.csv', { type: 'text/csv' })
  await app.user.upload(await screen.findByLabelText('Choose a file'), file)
  return { ...app, asked: () => app.requests.findLast(({ call }) => call === check)?.body }
}

async function startImport(answers: Answers) {
  const app = await choose({
    [check]: { body: checkOf() },
    [start]: { status: 202, body: running },
    ...answers,
  })
  await app.user.click(await screen.findByRole('button', { name: 'Import 2 products' }))
  return app
}

const isCreating = (body: unknown) => hasChoice(body, 'True')
const isUpdating = (body: unknown) => hasChoice(body, 'update')

function hasChoice(body: unknown, choice: string) {
  return typeof body === 'object' && body !== null && Object.values(body).includes(choice)
}
