import { spawn } from 'node:child_process'
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyOfTheHouse } from './house-copy.mjs'
import { root } from './run.mjs'
import { workspaces } from './workspaces.mjs'

/** All that a person writes for a new optional text of Product that staff edit and shoppers see, by file. */
const ofProduct = {
  'packages/contract/src/catalogue/products.ts': [
    [
      `  gender: field(`,
      `  lining: textField('Lining', optionalText('lining', 500), 'In cotton.'),\n  gender: field(`,
    ],
  ],
  'apps/api/src/db/schema/catalogue.ts': [
    [`    is_slider: flag(),\n`, `    lining: optionalWords(),\n    is_slider: flag(),\n`],
  ],
  'apps/admin/src/catalogue/products.tsx': [
    [
      `      <CheckField form={form} name="is_slider"`,
      `      <TextField form={form} name="lining" label="Lining" />\n      <CheckField form={form} name="is_slider"`,
    ],
  ],
  'apps/storefront/src/product/product-tabs.tsx': [
    [`{product.description}</p>\n`, `{product.description}</p>\n        <p>{product.lining}</p>\n`],
  ],
}

/** The same for a setting of the shop. */
const ofSettings = {
  'packages/contract/src/shop/settings.ts': [
    [
      `  viber: chat('Viber'),\n`,
      `  viber: chat('Viber'),\n  hours: optional('Hours', 'hours', 80, '10 to 7'),\n`,
    ],
  ],
  'apps/api/src/db/schema/shop.ts': [
    [`  viber: optionalWords(),\n`, `  viber: optionalWords(),\n  hours: optionalWords(),\n`],
  ],
  'apps/admin/src/settings/settings-fields.ts': [
    [`      { name: 'viber',`, `      { name: 'hours' },\n      { name: 'viber',`],
  ],
  'apps/storefront/src/app/footer.tsx': [
    [
      `{identity.length > 0 && <p>{identity.join(' · ')}</p>}\n`,
      `{identity.length > 0 && <p>{identity.join(' · ')}</p>}\n      {shop.hours && <p>{shop.hours}</p>}\n`,
    ],
  ],
}

/** The same for a new value of an enumeration: a gender. */
const ofGender = {
  'packages/contract/src/catalogue/genders.ts': [
    [`kids: 'Kids', unisex`, `kids: 'Kids', teens: 'Teens', unisex`],
  ],
}

/** The same for a new filter of the lists of products. */
const ofFilters = {
  'packages/contract/src/catalogue/listing-filters.ts': [
    [
      `  price: { kind`,
      `  half_price: { kind: 'flag', legend: 'Price', label: 'At half price' },\n  price: { kind`,
    ],
  ],
  'apps/api/src/store/listing/filters.ts': [
    [
      `  size: { has`,
      `  half_price: { has: ({ percentOff }) => (percentOff >= 50 ? ['true'] : []) },\n  size: { has`,
    ],
  ],
}

test('a new text of Product, and a new setting, are four edits each, a new gender one, a new filter two: calls, forms, imports, exports and trash follow', async () => {
  const house = copyWithPackages()
  for (const [edits, files] of [
    [ofProduct, 4],
    [ofSettings, 4],
    [ofGender, 1],
    [ofFilters, 2],
  ]) {
    expect(Object.keys(edits)).toHaveLength(files)
    for (const [file, changes] of Object.entries(edits)) {
      for (const [from, to] of changes) edit(join(house, file), from, to)
    }
  }
  // The two commands of the README. They write files, which nobody edits.
  await node(
    house,
    'apps/api',
    'tsx/dist/cli.mjs',
    'scripts/migration.ts',
    '--name',
    'lining_and_hours',
  )
  await node(house, 'packages/contract', 'tsx/dist/cli.mjs', 'scripts/openapi.ts')
  cpSync(
    new URL('new-field/api-test.txt', import.meta.url),
    join(house, 'apps/api/src/lining.test.ts'),
  )
  cpSync(
    new URL('new-field/admin-test.txt', import.meta.url),
    join(house, 'apps/admin/src/lining.test.tsx'),
  )
  cpSync(
    new URL('new-field/storefront-test.txt', import.meta.url),
    join(house, 'apps/storefront/src/lining.test.tsx'),
  )

  // Two rows of commands at the same time: the types of the three apps, and the tests.
  const tsc = 'typescript/bin/tsc'
  const vitest = 'vitest/vitest.mjs'
  await Promise.all([
    inTurn(house, ['apps/api', tsc], ['apps/admin', tsc], ['apps/storefront', tsc]),
    inTurn(
      house,
      ['packages/contract', vitest, 'run'],
      ['apps/api', vitest, 'run', 'src/lining.test.ts'],
      ['apps/admin', vitest, 'run', 'src/lining.test.tsx'],
      ['apps/storefront', vitest, 'run', 'src/product', 'src/lining.test.tsx'],
    ),
  ])
}, 600_000)

async function inTurn(house, ...commands) {
  for (const [folder, ...command] of commands) await node(house, folder, ...command)
}

/** A copy of the house that uses this house's installed packages. */
function copyWithPackages() {
  const house = copyOfTheHouse('new-field')
  onTestFinished(() => rmSync(house, { recursive: true, force: true }))
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'))
  // Each folder of packages holds relative links only: to packages in the house's store, and to the copy's workspaces.
  for (const { folder } of workspaces().filter((workspace) => workspace.folder !== '.')) {
    const packages = join(folder, 'node_modules')
    cpSync(join(root, packages), join(house, packages), { recursive: true, verbatimSymlinks: true })
  }
  return house
}

function edit(file, from, to) {
  const text = readFileSync(file, 'utf8')
  if (text.split(from).length !== 2) throw new Error(`${file} must have this once: ${from}`)
  writeFileSync(
    file,
    text.replace(from, () => to),
  )
}

/** Runs a package's command in a folder of the copy; fails with all that it printed. */
async function node(house, folder, bin, ...args) {
  const cwd = join(house, folder)
  const child = spawn(process.execPath, [join('node_modules', bin), ...args], {
    cwd,
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  const code = await new Promise((resolve) => child.on('close', resolve))
  expect(code, `${folder}: ${bin} ${args.join(' ')}\n${output}`).toBe(0)
}
