import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp, type Answers } from '../app/testing'

const sm = { id: 1, size_name: 'SM', position: null, kids_age: '' }
const md = { id: 2, size_name: 'MD', position: null, kids_age: '' }
const list = { body: [sm, md], total: 2 }
const taken = {
  message: 'There is already a size SM.',
  fields: { size_name: 'There is already a size SM.' },
}

describe('the size list', () => {
  it('shows the sizes under the documented titles, and counts them', async () => {
    openApp('/etrendadmin/allsize', { 'GET /comp/allSize': list })
    const table = await screen.findByRole('table', { name: 'Size List' })
    expect(within(table).getByText('MD')).toBeTruthy()
    expect(screen.getByText('Showing 1-2 of 2')).toBeTruthy()
  })

  it('asks the server as its address says, and pages', async () => {
    const { user, requests } = openApp('/etrendadmin/allsize?q=m&sort=-size_name', {
      'GET /comp/allSize': { ...list, total: 42 },
    })
    await user.click(await screen.findByRole('link', { name: 'Next' }))
    expect(location.search).toBe('?q=m&sort=-size_name&page=2')
    await waitFor(() =>
      expect(requests.map(({ query }) => query)).toEqual([
        '?q=m&sort=-size_name&page=1&page_size=25',
        '?q=m&sort=-size_name&page=2&page_size=25',
      ]),
    )
    expect(await screen.findByText('Showing 26-42 of 42')).toBeTruthy()
  })

  it('searches while the user types', async () => {
    const { user } = openApp('/etrendadmin/allsize', { 'GET /comp/allSize': list })
    await user.type(await screen.findByRole('searchbox'), 'xl')
    await waitFor(() => expect(location.search).toBe('?q=xl'))
  })

  it('says what to do first when it is empty', async () => {
    openApp('/etrendadmin/allsize', { 'GET /comp/allSize': { body: [], total: 0 } })
    expect(await screen.findByText(/No sizes yet. Add the first one/)).toBeTruthy()
  })

  it('that fails says so and can be retried', async () => {
    const answers: Answers = {
      'GET /comp/allSize': { status: 500, body: { message: 'It broke.' } },
    }
    const { user } = openApp('/etrendadmin/allsize', answers)
    expect(await screen.findByText('It broke.')).toBeTruthy()
    expect(await screen.findByText('Failed to fetch sizes')).toBeTruthy()
    answers['GET /comp/allSize'] = list
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('MD')).toBeTruthy()
  })
})

describe('deleting a size', () => {
  it('asks first, then removes the row and says so', async () => {
    let rows = [sm, md]
    const { user, sent } = openApp('/etrendadmin/allsize', {
      'GET /comp/allSize': () => ({ body: rows, total: rows.length }),
      'DELETE /comp/updateDeleteSize/2/': () => {
        rows = [sm]
        return { status: 204 }
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Delete MD' }))
    const dialog = screen.getByRole('dialog', {
      name: 'Are you sure you want to delete this size?',
    })
    expect(sent('DELETE /comp/updateDeleteSize/2/')).toBeUndefined()
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Size deleted successfully!')).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('MD')).toBeNull())
    expect(screen.getByText('SM')).toBeTruthy()
  })

  it('that is refused says why and keeps the row', async () => {
    const { user } = openApp('/etrendadmin/allsize', {
      'GET /comp/allSize': list,
      'DELETE /comp/updateDeleteSize/2/': {
        status: 409,
        body: { message: 'Size MD is used by 14 stock movements.' },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Delete MD' }))
    const dialog = screen.getByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Failed to delete size. Please try again.')).toBeTruthy()
    const notice = within(within(dialog).getByRole('alert'))
    expect(notice.getByText('Size MD is used by 14 stock movements.')).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('MD')).toBeTruthy()
  })
})

describe('adding a size', () => {
  it('says so and leads through sizeform to the list', async () => {
    const { user, sent } = openApp('/etrendadmin/addsize', {
      'POST /comp/createSize/': {
        status: 201,
        body: { id: 3, size_name: 'XS', position: null, kids_age: '' },
      },
      'GET /comp/allSize': list,
    })
    await user.type(screen.getByLabelText('Size Name'), ' XS {Enter}')
    expect(await screen.findByText('Size added successfully')).toBeTruthy()
    expect(sent('POST /comp/createSize/')).toMatchObject({
      body: { size_name: 'XS' },
      access: 'Bearer access',
    })
    await waitFor(() => expect(location.pathname).toBe('/etrendadmin/allsize'))
  })

  it('without a name is refused before it is sent', async () => {
    const { user, requests } = openApp('/etrendadmin/addsize', {})
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    const field = screen.getByLabelText('Size Name')
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(describedBy(field)).toBe('Enter a size name.')
    expect(requests).toEqual([])
  })

  it('shows what the server refused at its field, and keeps what was typed', async () => {
    const { user } = openApp('/etrendadmin/addsize', {
      'POST /comp/createSize/': { status: 409, body: taken },
    })
    const field = screen.getByLabelText<HTMLInputElement>('Size Name')
    await user.type(field, 'SM')
    await user.keyboard('{Control>}s{/Control}')
    expect(await screen.findByText('Size creation failed')).toBeTruthy()
    expect(describedBy(field)).toBe(taken.message)
    expect(field.value).toBe('SM')
  })

  it('is not left unsaved without asking', async () => {
    const { user } = openApp('/etrendadmin/addsize', { 'GET /comp/allSize': list })
    await user.type(screen.getByLabelText('Size Name'), 'XS')
    await user.click(screen.getByRole('link', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Stay' }))
    expect(location.pathname).toBe('/etrendadmin/addsize')
    await user.click(screen.getByRole('link', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Leave' }))
    expect(location.pathname).toBe('/etrendadmin/allsize')
  })
})

describe('editing a size', () => {
  const one = { 'GET /comp/updateDeleteSize/2/': { body: md } }

  it('says so and, two seconds later, leads to the list', async () => {
    const { user, sent } = openApp('/etrendadmin/editsize/2', {
      ...one,
      'PATCH /comp/updateDeleteSize/2/': { body: { ...md, size_name: 'M' } },
      'GET /comp/allSize': list,
    })
    const field = await screen.findByDisplayValue('MD')
    await user.clear(field)
    await user.type(field, 'M{Enter}')
    expect(await screen.findByText('Size Updated Successfully')).toBeTruthy()
    expect(sent('PATCH /comp/updateDeleteSize/2/')?.body).toEqual({
      size_name: 'M',
      position: null,
      kids_age: '',
    })
    expect(location.pathname).toBe('/etrendadmin/editsize/2')
    await waitFor(() => expect(location.pathname).toBe('/etrendadmin/allsize'))
  })

  it('that the server refuses says "Update failed", at the field too', async () => {
    const { user } = openApp('/etrendadmin/editSize/2', {
      ...one,
      'PATCH /comp/updateDeleteSize/2/': { status: 400, body: taken },
    })
    const field = await screen.findByDisplayValue('MD')
    await user.click(screen.getByRole('button', { name: 'Update' }))
    expect(await screen.findByText('Update failed')).toBeTruthy()
    expect(describedBy(field)).toBe(taken.message)
  })

  it('that gets no answer says "Update size failed", and why', async () => {
    const { user } = openApp('/etrendadmin/editSize/2', one)
    await screen.findByDisplayValue('MD')
    await user.click(screen.getByRole('button', { name: 'Update' }))
    expect(await screen.findByText('Update size failed')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toContain('could not be reached')
  })
})

function describedBy(field: HTMLElement) {
  const id = field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? ''
  return document.getElementById(id)?.textContent
}
