import { emptyScope, type SaleImport, type SaleOffer } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { workbookFile } from '../../sheets/workbook'
import { addCollection } from '../../test/collecting'
import type { TestShop } from '../../test/open-shop'
import { addSale, listedPrices, only } from '../../test/sale-offers'
import { shopOfFour } from '../../test/test-app'

const all = '/staff/sale-offers/'

type Content = string | Uint8Array<ArrayBuffer>

async function send(shop: TestShop, content: Content, is_trial: 'True' | 'False') {
  const text = new File([content], 'sales.csv')
  return await shop.form('POST', `${all}import/`, { text, is_trial })
}

const trial = async (shop: TestShop, content: Content) =>
  (await send(shop, content, 'True')).json<SaleImport>()
const add = (shop: TestShop, content: Content) => send(shop, content, 'False')
const listed = async (shop: TestShop) => (await shop.get(all)).json<SaleOffer[]>()
/** The problem of a table's one row. */
const problemOf = async (shop: TestShop, headings: string, row: string) =>
  (await trial(shop, `${headings}\n${row}`)).rows[0]?.problem

const twoSales = `Title,Percentage,From,Until,Categories
Tihar,20,2026-12-24 10:00,2026-12-31,Women
Dashain,50,,,Men`

describe('an import of sales', () => {
  it('shows in a trial what would be saved, and writes nothing', async () => {
    const shop = await shopOfFour()
    const tihar = {
      title: 'Tihar',
      percent_off: 20,
      amount_off: null,
      round_to: 1,
      ...only({ categories: [1] }),
      excluding: emptyScope,
      starts_at: '2026-12-24T04:15:00.000Z',
      ends_at: '2026-12-30T18:15:00.000Z',
      is_active: true,
    }
    const { rows, added } = await trial(shop, twoSales)
    expect(rows[0]).toEqual({ line: 2, title: 'Tihar', problem: null, sale: tihar })
    expect(rows[1]).toMatchObject({
      line: 3,
      title: 'Dashain',
      problem: null,
      sale: { percent_off: 50, ...only({ categories: [2] }), ends_at: null },
    })
    expect([rows.length, added]).toEqual([2, 0])
    expect(await listed(shop)).toEqual([])
    expect((await shop.get('/staff/audit/?noun=saleOffers')).json()).toEqual([])
  })

  it('adds sales as if by hand: prices follow, and each can be undone and restored', async () => {
    const shop = await shopOfFour()
    const answer = await add(shop, twoSales)
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { added: 2 }])
    expect(await listedPrices(shop)).toMatchObject({ Blouse: 2000, 'Tee | Plain': 600 })
    const entries = (await shop.get('/staff/audit/?noun=saleOffers')).json<{ id: number }[]>()
    expect(entries).toMatchObject([
      { action: 'add', label: 'Dashain' },
      { action: 'add', label: 'Tihar' },
    ])
    expect((await shop.post(`/staff/audit/${entries[0]?.id}/undo/`)).statusCode).toBe(200)
    expect(await listedPrices(shop)).toMatchObject({ 'Tee | Plain': 1200 })
    await shop.post('/staff/trash/restore/', { noun: 'saleOffers', id: 2 })
    expect(await listedPrices(shop)).toMatchObject({ 'Tee | Plain': 600 })
  })

  it('finds what a sale is for and what it excepts by name, in columns of any order', async () => {
    const shop = await shopOfFour()
    await shop.patch('/product/updateDeleteProduct/1/', { Brand: 'Himal' })
    await addCollection(shop, { title: 'Hand', kind: 'hand', products: '1' })
    const table = [
      'EXCEPT products\tBrand\tsub-category\tCollections\tproducts\texcluding category\tname\tpercent',
      'tee | plain; #2\thimal\tWomen / Tops; bottoms\thand\t"#3\n Blouse "\tMen;\tTihar\t२०%',
    ].join('\n')
    const { rows } = await trial(shop, table)
    expect(rows).toMatchObject([
      {
        problem: null,
        sale: {
          percent_off: 20,
          ...only({
            products: [3, 1],
            brands: ['Himal'],
            subcategories: [1, 2],
            collections: [1],
          }),
          excluding: { ...emptyScope, products: [3, 2], categories: [2] },
        },
      },
    ])
  })

  it.each([
    ['Title,Percentage,Categories', 'Tihar,20,Mens', 'There is no category “Mens”.'],
    ['Title,Percentage,Except collections', 'Tihar,20,Old', 'There is no collection “Old”.'],
    ['Title,Percentage,Brands', 'Tihar,20,Nobody', 'No product has the brand “Nobody”.'],
    [
      'Title,Percentage,Products',
      'Tihar,20,#99; Cap',
      'There is no product “#99”. There is no product “Cap”.',
    ],
    [
      'Title,Percentage,Sub categories',
      'Tihar,20,Tops',
      'There are 2 sub categories “Tops”: write Women / Tops or Men / Tops.',
    ],
    ['Title,Percentage', ',20', 'Enter a title.'],
    ['Title,Percentage', 'Tihar,', 'Enter what it takes off, as an amount or a percentage.'],
    [
      'Title,Percentage,Amount',
      'Tihar,20,300',
      'A sale takes off an amount or a percentage, not both.',
    ],
    ['Title,Percentage', 'Tihar,120', 'Enter the percentage as a whole number from 1 to 100.'],
    ['Title,Amount', 'Tihar,free', 'Enter the amount as a number.'],
    ['Title,Amount,Round to', 'Tihar,"Rs. 1,200",3', 'Round prices to 1, 5 or 10 rupees.'],
    [
      'Title,Percentage,From',
      'Tihar,20,next week',
      'Enter a start as a day and a time like 2026-12-24 10:00.',
    ],
    [
      'Title,Percentage,From,Until',
      'Tihar,20,2026-12-24,2026-12-24',
      'Enter an end after the start.',
    ],
    ['Title,Percentage,Active', 'Tihar,20,maybe', 'Write yes or no instead of “maybe”.'],
  ])('with %s of %s says what is wrong', async (headings, row, problem) => {
    expect(await problemOf(await shopOfFour(), headings, row)).toBe(problem)
  })

  it('adds none where any row has a problem, and names those lines', async () => {
    const shop = await shopOfFour()
    const answer = await add(shop, `${twoSales}\n\nHoli,20,,,Mens\n,,,,Women`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ message: string }>().message).toMatch(
      /^Line 5: There is no category “Mens”\. Line 6: Enter a/,
    )
    expect(await listed(shop)).toEqual([])
  })

  it('refuses the sales of a table that was imported before, or that are in it twice', async () => {
    const shop = await shopOfFour()
    await add(shop, twoSales)
    await addSale(shop, { title: 'Later', starts_at: '2027-01-01T00:00' })
    const again = await add(shop, twoSales)
    expect([again.statusCode, again.json()]).toMatchObject([
      400,
      {
        message:
          'Line 2: There is a sale “Tihar” at these times already. Line 3: There is a sale “Dashain” at these times already.',
      },
    ])
    const table =
      'Title,Percentage,From\nTihar,20,2027-01-01\nlater,20,\nLater,30,\nLater,20,2027-01-01'
    expect((await trial(shop, table)).rows.map(({ problem }) => problem)).toEqual([
      null,
      null,
      'Line 3 is a sale “Later” at the same times.',
      'There is a sale “Later” at these times already.',
    ])
  })

  it('that is sent twice at the same time is added once', async () => {
    const shop = await shopOfFour()
    const answers = await Promise.all([add(shop, twoSales), add(shop, twoSales)])
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 400]))
    expect(await listed(shop)).toHaveLength(2)
  })

  it('reads a workbook, and a file with a byte order mark, quotes and yes or no', async () => {
    const shop = await shopOfFour()
    const columns = ['Title', 'Amount', 'Active'].map((title) => ({ title, width: 10 }))
    const rows = [['Tihar', 300, 'No']]
    const workbook = Uint8Array.from(await workbookFile({ name: 'Sales', columns, rows }))
    const text = '\uFEFFTitle;Amount;Active\r\n"Tihar; the ""big""\r\none";1,250.50;YES\r\n'
    const read = [await trial(shop, workbook), await trial(shop, text)]
    expect(read.flatMap(({ rows: [row] }) => row ?? [])).toMatchObject([
      { sale: { title: 'Tihar', amount_off: 300, is_active: false } },
      { sale: { title: 'Tihar; the "big" one', amount_off: 1250.5, is_active: true } },
    ])
  })

  it.each([
    ['that is empty', '', 400, 'Paste the rows of the sales, or choose a file.'],
    ['of empty lines', ' \n\n', 400, 'There are no rows in this.'],
    ['of headings alone', 'Title,Percentage\n', 400, 'There are no sales below the headings.'],
    ['without titles', 'Percentage\n20', 400, 'The first line has no heading “Title”.'],
    [
      'with a column that no sale has',
      'Title,Colour\nTihar,Red',
      400,
      /^“Colour” is no column of a sale\. The columns are Title, /,
    ],
    [
      'with a cell beside the columns',
      'Title,Percentage\nTihar,20,Men',
      400,
      'Column 3 has no heading.',
    ],
    [
      'with a column twice',
      'Title,Percent,Percentage\nTihar,20,30',
      400,
      'The columns “Percent” and “Percentage” are the same. Leave one out.',
    ],
    [
      'of 5,000 rows',
      `Title,Percentage\n${'Tihar,20\n'.repeat(5000)}`,
      413,
      'Import at most 200 sales at once.',
    ],
  ])('refuses a file %s', async (_, content, status, message) => {
    const shop = await shopOfFour()
    for (const is_trial of ['True', 'False'] as const) {
      const answer = await send(shop, content, is_trial)
      expect(answer.statusCode).toBe(status)
      expect(answer.json<{ message: string }>().message).toMatch(message)
    }
  })
})
