import type { DeliveryZones, ZoneImport } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { workbookFile } from '../../../sheets/workbook'
import { colleague } from '../../../test/colleagues'
import type { TestShop } from '../../../test/open-shop'
import { shopOfFour } from '../../../test/test-app'

const all = '/staff/delivery-zones'
const blank = { free_from: null, days_from: null, days_to: null, cash_fee: 0, most_in_cash: null }
const valley = { name: 'Valley', districts: ['Kathmandu', 'Lalitpur'], fee: 100 }

type Content = string | Uint8Array<ArrayBuffer>

async function send(shop: TestShop, content: Content, is_trial: 'True' | 'False') {
  const text = new File([content], 'zones.csv')
  return await shop.form('POST', `${all}/import`, { text, is_trial })
}

const trial = async (shop: TestShop, content: Content) =>
  (await send(shop, content, 'True')).json<ZoneImport>()
const save = (shop: TestShop, content: Content) => send(shop, content, 'False')
const listed = async (shop: TestShop) => (await shop.get(all)).json<DeliveryZones>()
const names = async (shop: TestShop) => (await listed(shop)).zones.map(({ name }) => name)
const entriesOf = async (shop: TestShop, noun = 'deliveryZones') =>
  (await shop.get(`/staff/audit/?noun=${noun}`)).json<object[]>()
/** The problems of a table, each as 'Line 2: …'. */
const problemsOf = async (shop: TestShop, content: Content) =>
  (await trial(shop, content)).zones
    .flatMap(({ problems }) => problems)
    .map(({ line, problem }) => `Line ${line}: ${problem}`)
/** The districts that a cell names, as they would be saved. */
const districtsOf = async (shop: TestShop, cell: string) =>
  (await trial(shop, `Zone,Districts,Fee\nSome,"${cell}",1`)).zones[0]?.zone?.districts

describe('an import of delivery zones', () => {
  it('shows in a trial what would be saved, and writes nothing', async () => {
    const shop = await shopOfFour()
    await shop.post(all, valley)
    const before = await listed(shop)
    const { zones, added, changed } = await trial(
      shop,
      'Zone,Districts,Fee,Free from,Days from,Days to,Cash,Cash fee,Most in cash\nWest,"Kaski; Syangja",Rs. 250,"3,000",2,4,no,20,5000\nvalley,Kathmandu,150,,,,,,',
    )
    expect(zones[0]).toEqual({
      line: 2,
      name: 'West',
      is_others: false,
      problems: [],
      before: null,
      zone: {
        districts: ['Kaski', 'Syangja'],
        fee: 250,
        free_from: 3000,
        days_from: 2,
        days_to: 4,
        cash_allowed: false,
        cash_fee: 20,
        most_in_cash: 5000,
      },
    })
    expect(zones[1]).toMatchObject({
      name: 'Valley',
      before: { districts: ['Kathmandu', 'Lalitpur'], fee: 100 },
      zone: { ...blank, districts: ['Kathmandu'], fee: 150, cash_allowed: true },
    })
    expect([zones.length, added, changed]).toEqual([2, 0, 0])
    expect(await listed(shop)).toEqual(before)
    expect(await entriesOf(shop)).toHaveLength(1)
  })

  it('adds and changes zones as if by hand, and leaves those that the table does not name', async () => {
    const shop = await shopOfFour()
    await shop.post(all, valley)
    await shop.post(all, { name: 'Far', districts: ['Humla'], fee: 500 })
    const table = 'name,district,fee\nVALLEY,Kathmandu,100\nSouth,Lalitpur,120'
    expect((await save(shop, table)).json()).toMatchObject({ added: 1, changed: 1 })
    expect((await listed(shop)).zones).toMatchObject([
      { id: 1, name: 'Valley', districts: ['Kathmandu'], fee: 100 },
      { id: 2, name: 'Far', districts: ['Humla'], fee: 500 },
      { id: 3, name: 'South', districts: ['Lalitpur'], fee: 120, cash_allowed: true, ...blank },
    ])
    expect(await entriesOf(shop)).toMatchObject([
      { action: 'add', label: 'South', after: { districts: ['Lalitpur'] } },
      { action: 'edit', label: 'Valley', before: { districts: ['Kathmandu', 'Lalitpur'] } },
      { action: 'add', label: 'Far' },
      { action: 'add', label: 'Valley' },
    ])
    expect((await save(shop, table)).json()).toMatchObject({ added: 0, changed: 0 })
    expect(await entriesOf(shop)).toHaveLength(4)
  })

  it('moves districts between zones of the table, also in a circle', async () => {
    const shop = await shopOfFour()
    await shop.post(all, valley)
    await shop.post(all, { name: 'West', districts: ['Kaski'], fee: 200 })
    const table = 'Zone,Districts\nWest,"Kathmandu, Lalitpur"\nValley,Kaski'
    expect((await save(shop, table)).statusCode).toBe(200)
    expect((await listed(shop)).zones).toMatchObject([
      { name: 'Valley', districts: ['Kaski'] },
      { name: 'West', districts: ['Kathmandu', 'Lalitpur'] },
    ])
  })

  it('joins the districts of a zone’s rows; terms are the same there, or empty', async () => {
    const shop = await shopOfFour()
    const table =
      'Zone,District,Fee,Days to,Cash\nWest,Kaski,250,4,\nFar,Humla,500,9,no\nwest,Syangja,,,yes\nWEST,Tanahun,Rs. 250,4.0,'
    expect((await trial(shop, table)).zones).toMatchObject([
      { line: 2, name: 'West', problems: [], zone: { districts: ['Kaski', 'Syangja', 'Tanahun'] } },
      { line: 3, name: 'Far', problems: [], zone: { fee: 500, cash_allowed: false } },
    ])
    expect(
      await problemsOf(shop, 'Zone,District,Fee,Cash\nWest,Kaski,250,no\nWest,Syangja,300,yes'),
    ).toEqual([
      'Line 3: Fee is “250” in line 2, for the same zone. Write the same here, or leave it empty.',
      'Line 3: Cash is “no” in line 2, for the same zone. Write the same here, or leave it empty.',
    ])
  })

  it('leaves what a zone has where the table has no such column', async () => {
    const shop = await shopOfFour()
    await shop.post(all, { ...valley, free_from: 1200, days_to: 2, cash_allowed: false })
    await save(shop, 'Zone,Fee,Days to\nValley,150,')
    expect((await listed(shop)).zones).toMatchObject([
      { ...valley, fee: 150, free_from: 1200, days_to: null, cash_allowed: false },
    ])
    expect(await problemsOf(shop, 'Zone,Fee\nWest,200')).toEqual([
      'Line 2: Write at least one district that no other row names.',
    ])
  })

  it('sets the terms of all other districts', async () => {
    const shop = await shopOfFour()
    const table = 'Zone,Districts,Fee,Days to\nValley,Kathmandu,100,2\nothers,,300,7'
    expect((await trial(shop, table)).zones[1]).toMatchObject({
      name: 'others',
      is_others: true,
      before: { districts: [], fee: 2 },
      zone: { districts: [], fee: 300, days_to: 7 },
    })
    expect((await save(shop, table)).json()).toMatchObject({ added: 1, changed: 1 })
    expect((await listed(shop)).others).toMatchObject({ fee: 300, days_to: 7, cash_allowed: true })
    expect(await entriesOf(shop, 'deliveryTerms')).toMatchObject([
      { action: 'edit', label: 'All other districts' },
    ])
    expect(await entriesOf(shop)).toMatchObject([{ action: 'add', label: 'Valley' }])
    expect(await problemsOf(shop, 'Zone,Districts,Fee\nOthers,Kaski,300')).toEqual([
      'Line 2: All other districts are those that are in no zone. Leave the column Districts empty here.',
    ])
  })

  it('counts a province as all of its districts that no row names', async () => {
    const shop = await shopOfFour()
    const table = 'Zone,Districts,Fee\nCentral,All of Bagmati,200\nValley,Kathmandu; Lalitpur,100'
    const { zones } = await trial(shop, table)
    expect(zones.map(({ zone }) => zone?.districts.length)).toEqual([11, 2])
    expect(await districtsOf(shop, 'madhesh province')).toHaveLength(8)
    expect(await districtsOf(shop, 'Karnali, Kaski')).toHaveLength(11)
    expect(await problemsOf(shop, 'Zone,Districts,Fee\nA,Bagmati,1\nB,all of bagmati,2')).toEqual([
      'Line 3: Bagmati is in “A” (line 2) already.',
    ])
  })

  it.each([
    ['  kathmandu ,LALITPUR\nDhading', ['Dhading', 'Kathmandu', 'Lalitpur']],
    ['Chitawan, Kavre, Makawanpur', ['Chitwan', 'Kavrepalanchok', 'Makwanpur']],
    ['Kavrepalanchowk; Sindhupalchowk; Dolkha', ['Dolakha', 'Kavrepalanchok', 'Sindhupalchok']],
    ['Tehrathum, Terathum', ['Terhathum']],
    ['Dhanusa, Kapilbastu, Tanahu', ['Dhanusha', 'Kapilvastu', 'Tanahun']],
    ['Rukum (East), Rukum West', ['Eastern Rukum', 'Western Rukum']],
    ['Nawalparasi East; Nawalparasi-West', ['Nawalpur', 'Parasi']],
    ['Ílam, Kaski District', ['Ilam', 'Kaski']],
  ])('finds the districts %j', async (cell, districts) => {
    expect(await districtsOf(await shopOfFour(), cell)).toEqual(districts)
  })

  it.each([
    ['Delhi', 'Nepal has no district “Delhi”.'],
    ['__proto__', 'Nepal has no district “__proto__”.'],
    ['Nawalparasi', '“Nawalparasi” is two districts: write Nawalpur or Parasi.'],
    ['rukum', '“rukum” is two districts: write Eastern Rukum or Western Rukum.'],
    [
      'Lalitpur',
      'Lalitpur is in the zone “Valley”, which isn’t in this table. Add a row for “Valley”, or leave Lalitpur out.',
    ],
    ['', 'Write at least one district that no other row names.'],
  ])('with the district %j says what is wrong', async (cell, problem) => {
    const shop = await shopOfFour()
    await shop.post(all, valley)
    const table = `Zone,Districts,Fee\nSome,"${cell}",1`
    expect(await problemsOf(shop, table)).toEqual([`Line 2: ${problem}`])
  })

  it('says where a district is that two zones name', async () => {
    const shop = await shopOfFour()
    expect(
      await problemsOf(shop, 'Zone,District,Fee\nWest,Kaski,1\nFar,Humla,2\nFar,kaski,'),
    ).toEqual(['Line 4: Kaski is in “West” (line 2) already. Leave it in one of them.'])
  })

  it.each([
    ['Fee', '', 'Enter a fee as a number.'],
    ['Fee', '=1+1', 'Enter a fee as a number.'],
    ['Fee', '-1', 'Enter a fee of 0 or more.'],
    ['Fee,Days to', '1,91', 'Enter the days as a whole number from 0 to 90.'],
    ['Fee,Days from,Days to', '1,3,2', 'The last day can’t be before the first day.'],
    ['Fee,Cash', '1,maybe', 'Write yes or no instead of “maybe”.'],
  ])('with %s of %j says what is wrong', async (headings, cells, problem) => {
    const table = `Zone,Districts,${headings}\nWest,Kaski,${cells}`
    expect(await problemsOf(await shopOfFour(), table)).toEqual([`Line 2: ${problem}`])
  })

  it('keeps 0 and 90 days, a free delivery, and names that look like formulas', async () => {
    const shop = await shopOfFour()
    const table =
      'Zone,Districts,Fee,Days from,Days to\n=1+1,Kaski,0,0,90\n__proto__,Humla,५०,1,1\nconstructor,Jumla,1,1,1'
    expect((await save(shop, table)).statusCode).toBe(200)
    expect((await listed(shop)).zones).toMatchObject([
      { name: '=1+1', fee: 0, days_from: 0, days_to: 90 },
      { name: '__proto__', fee: 50 },
      { name: 'constructor', districts: ['Jumla'] },
    ])
  })

  it('saves nothing where any row is wrong, and names those lines', async () => {
    const shop = await shopOfFour()
    const answer = await save(
      shop,
      'Zone,Districts,Fee\nWest,Kaski,1\n\n,Humla,1\nFar,"Delhi, Jumla",x',
    )
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      {
        message:
          'Line 4: Write the name of the zone in the column Zone. Line 5: Nepal has no district “Delhi”. Line 5: Enter a fee as a number.',
      },
    ])
    expect(await names(shop)).toEqual([])
  })

  it('that is sent twice at the same time adds each zone once', async () => {
    const shop = await shopOfFour()
    const table = 'Zone,Districts,Fee\nWest,Kaski,1'
    const answers = await Promise.all([save(shop, table), save(shop, table)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await names(shop)).toEqual(['West'])
  })

  it('reads back what the list saves as CSV, and workbooks', async () => {
    const shop = await shopOfFour()
    await shop.post(all, { ...valley, name: '=Valley', free_from: 1200, days_from: 1, days_to: 2 })
    await shop.post(all, { name: 'Far', districts: ['Humla'], fee: 500.5, cash_allowed: false })
    const csv = (await shop.get('/staff/lists/delivery-zones/csv')).body
    const { zones } = await trial(shop, csv)
    expect(zones.map(({ name }) => name)).toEqual(['=Valley', 'Far', 'All other districts'])
    for (const { zone, before } of zones) expect(zone).toEqual(before)
    const columns = ['Zone', 'District', 'Fee', 'Cash'].map((title) => ({ title, width: 10 }))
    const rows = [['West', 'Kaski', 250, 'No']]
    const workbook = Uint8Array.from(await workbookFile({ name: 'Zones', columns, rows }))
    expect((await trial(shop, workbook)).zones).toMatchObject([
      { name: 'West', zone: { fee: 250, cash_allowed: false } },
    ])
  })

  it.each([
    ['that is empty', '', 'Paste the rows of the zones, or choose a file.'],
    ['without zones', 'Districts,Fee\nKaski,1', 'The first line has no heading “Zone”.'],
    ['of headings alone', 'Zone,Fee\n', 'There are no rows below the headings.'],
    [
      'with a column that no zone has',
      'Zone,Colour\nWest,Red',
      '“Colour” is no column of a delivery zone. The columns are Zone, Districts, Fee, Free from, Days from, Days to, Cash, Cash fee, Most in cash.',
    ],
  ])('refuses a table %s', async (_, table, message) => {
    const answer = await send(await shopOfFour(), table, 'True')
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { message }])
  })

  it('is for staff who may change settings', async () => {
    const shop = await shopOfFour()
    const packer = await colleague(shop, 'packer')
    expect((await packer.post(`${all}/import`, {})).statusCode).toBe(403)
    expect((await shop.anonymous('POST', `${all}/import`)).statusCode).toBe(401)
  })
})
