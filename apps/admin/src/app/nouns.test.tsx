import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { documentedNouns, type DocumentedNoun } from '../test/documented-nouns'
import { openApp, type Answers } from './testing'

const home = '/etrendadmin'

// Behaviour shared by all nouns is tested with sizes and product colors. Here: each noun's own texts and paths.
describe.each(Object.entries(documentedNouns))('%s', (label, noun) => {
  const listed: Answers = { ...noun.options, [noun.rows]: { body: [noun.row], total: 1 } }

  it('has its list, with the documented columns, from the sidebar', async () => {
    const { user } = openApp(home, listed)
    const sidebar = within(screen.getByRole('navigation', { name: 'Back-office' }))
    for (const button of sidebar.getAllByRole('button', { name: /^Pages of / })) {
      await user.click(button)
    }
    await user.click(sidebar.getByRole('link', { name: label }))
    expect(location.pathname).toBe(`${home}/${noun.list}`)
    const table = await screen.findByRole('table', { name: `${noun.title} List` })
    const titles = within(table).getAllByRole('columnheader')
    expect(titles.map((title) => title.textContent).filter(Boolean)).toEqual(noun.columns)
    // Every column can be sorted, except pictures and actions.
    const fixed = titles.filter((title) => !title.hasAttribute('aria-sort'))
    const words = fixed.map((title) => title.textContent ?? '').filter(Boolean)
    expect(words.filter((word) => !/^(Color )?Image$/.test(word))).toEqual(['Action'])
  })

  it.each([
    ['deleted', { status: 204 }],
    ['notDeleted', { status: 409, body: { message: 'It is in use.' } }],
  ] as const)('asks before a row is %s, and says so', async (outcome, answer) => {
    const { user } = openApp(`${home}/${noun.list}`, { ...listed, [noun.remove]: answer })
    await user.click(await screen.findByRole('button', { name: `Delete ${noun.name}` }))
    const question = `Are you sure you want to delete this ${noun.entity}?`
    const dialog = screen.getByRole('dialog', { name: question })
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(noun[outcome])).toBeTruthy()
  })

  it.each([
    ['added', { status: 201 }],
    ['notAdded', undefined],
  ] as const)('says when one is %s', async (outcome, answer) => {
    const created = answer && { [noun.create]: { ...answer, body: noun.row } }
    const { user, sent } = openApp(`${home}/${noun.add}`, { ...listed, ...created })
    expect(screen.getByRole('heading', { name: `Add ${noun.title}` })).toBeTruthy()
    for (const [name, value] of noun.fill) await fill(user, name, value)
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText(noun[outcome])).toBeTruthy()
    expect(sent(noun.create)).toBeTruthy()
  })

  it.each([
    ['updated', 200],
    ['updateRefused', 409],
    ['updateFailed', undefined],
  ] as const)('says when one is %s', async (outcome, status) => {
    const body = status === 200 ? noun.row : { message: 'It has changed.' }
    const changed = status && { [noun.change]: { status, body } }
    const { user } = openApp(`${home}/${noun.edit}/${noun.row.id}`, {
      ...listed,
      [noun.one]: { body: noun.row },
      ...changed,
    })
    await user.click(await screen.findByRole('button', { name: 'Update' }))
    expect(await screen.findByText(noun[outcome])).toBeTruthy()
    expect(screen.getByRole('heading', { name: noun.edited ?? `Edit ${noun.title}` })).toBeTruthy()
  })
})

async function fill(
  user: ReturnType<typeof openApp>['user'],
  name: string,
  value: DocumentedNoun['fill'][number][1],
) {
  const field = screen.getByLabelText(name)
  if (typeof value !== 'string') await user.upload(field, value)
  else if (field instanceof HTMLSelectElement) {
    await within(field).findByRole('option', { name: value })
    await user.selectOptions(field, value)
  } else if (field.getAttribute('role') === 'combobox') {
    await user.click(field)
    await user.click(await screen.findByRole('option', { name: value }))
  } else if (value) await user.type(field, value)
}
