import type { Workspace } from '@etrend/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { imageOf, navy, openWorkspace, red, workspaceOf } from '../test/sample-answers'

const arrange = 'PUT /staff/products/2/pictures/'
const remove = 'DELETE /comp/updateDeleteProductimg/92/'
const moveBack = { name: 'Move picture 2 of Navy to the left' }
const front = { id: 91, color: 7, alt: 'The front', is_display_image: true }
const back = { id: 92, color: 7, alt: 'The back', is_display_image: false }
const sleeve = { id: 93, color: 8, alt: 'The sleeve', is_display_image: false }

const openPicture = (place: string) => ({ name: `Change picture ${place}` })

it('a picture that is moved is sent with all pictures of the product in their order', async () => {
  const { user, sent } = open([imageOf(92, 'The back'), imageOf(91, 'The front', true)])
  await user.click(await screen.findByRole('button', openPicture('2 of Navy')))
  await user.click(screen.getByRole('button', moveBack))
  await waitFor(() => expect(shown()).toEqual(['The back', 'The front']))
  expect(screen.getByText('Picture moved to place 1 of 2')).toBeTruthy()
  await waitFor(() => expect(sent(arrange)?.body).toEqual({ pictures: [back, front, sleeve] }))
})

it('a picture is moved by dragging it over another', async () => {
  const { sent } = open([imageOf(92, 'The back'), imageOf(91, 'The front', true)])
  const dataTransfer = { effectAllowed: 'none' }
  fireEvent.dragStart(await screen.findByRole('img', { name: 'The back' }), { dataTransfer })
  fireEvent.drop(screen.getByRole('img', { name: 'The front' }), { dataTransfer })
  await waitFor(() => expect(shown()).toEqual(['The back', 'The front']))
  await waitFor(() => expect(sent(arrange)?.body).toEqual({ pictures: [back, front, sleeve] }))
})

it('the first picture can’t be moved to the left, nor the last to the right', async () => {
  const { user, sent } = openWorkspace({})
  for (const [place, side] of [
    ['1 of Navy', 'left'],
    ['2 of Navy', 'right'],
  ] as const) {
    await user.click(await screen.findByRole('button', openPicture(place)))
    const move = screen.getByRole('button', { name: `Move picture ${place} to the ${side}` })
    expect(move.getAttribute('aria-disabled')).toBe('true')
    await user.click(move)
  }
  expect(shown()).toEqual(['The front', 'The back'])
  expect(sent(arrange)).toBeUndefined()
})

it('an order that is refused says why, and the pictures go back to their places', async () => {
  const message = 'Another picture was added meanwhile. Look again.'
  let refuse: () => void = () => undefined
  const refused = new Promise<void>((resolve) => (refuse = resolve))
  const { user } = openWorkspace(
    {},
    {
      [arrange]: async () => {
        await refused
        return { status: 409, body: { message } }
      },
    },
  )
  await user.click(await screen.findByRole('button', openPicture('2 of Navy')))
  await user.click(screen.getByRole('button', moveBack))
  await waitFor(() => expect(shown()).toEqual(['The back', 'The front']))
  refuse()
  expect(await screen.findByText('Pictures could not be arranged')).toBeTruthy()
  expect(screen.getByText(message)).toBeTruthy()
  await waitFor(() => expect(shown()).toEqual(['The front', 'The back']))
})

it('a product has one display image: a new one replaces that of another color', async () => {
  const { user, sent } = openWorkspace({}, { [arrange]: { body: workspaceOf({}) } })
  const star = { name: 'Show picture 1 of Red first in the shop' }
  await user.click(await screen.findByRole('button', openPicture('1 of Red')))
  await user.click(screen.getByRole('button', star))
  await waitFor(() =>
    expect(sent(arrange)?.body).toEqual({
      pictures: [
        { ...front, is_display_image: false },
        back,
        { ...sleeve, is_display_image: true },
      ],
    }),
  )
})

it('an alt text is sent when its field is left, and only where it has changed', async () => {
  const { user, requests } = open([imageOf(91, 'The front', true), imageOf(92, 'Buttons')])
  await user.click(await screen.findByRole('button', openPicture('2 of Navy')))
  const field = screen.getByLabelText('What it shows: picture 2 of Navy')
  await user.type(field, ' {Enter}')
  await user.clear(field)
  await user.type(field, 'Buttons{Enter}')
  expect(await screen.findByRole('img', { name: 'Buttons' })).toBeTruthy()
  await waitFor(() => expect(changes(requests)).toHaveLength(1))
  expect(changes(requests)[0]?.body).toEqual({
    pictures: [front, { ...back, alt: 'Buttons' }, sleeve],
  })
})

it('a picture is deleted after a question, and can be taken back', async () => {
  const restore = 'POST /staff/trash/restore/'
  const { user, sent } = openWorkspace(
    {},
    {
      [remove]: { status: 204 },
      [restore]: { body: { noun: 'productImages', id: 92, label: 'Image 92' } },
    },
  )
  await user.click(await screen.findByRole('button', openPicture('2 of Navy')))
  await user.click(screen.getByRole('button', { name: 'Delete picture 2 of Navy' }))
  expect(sent(remove)).toBeUndefined()
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Product Image deleted successfully!')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('The picture 2 of Navy is back.')).toBeTruthy()
  expect(sent(restore)?.body).toEqual({ noun: 'productImages', id: 92 })
})

/** Opens the product; once its pictures were arranged, those of its first color are `images`. */
function open(images: Workspace['product_colors'][number]['images']) {
  let now = workspaceOf({})
  return openWorkspace(
    {},
    {
      'GET /staff/products/2/workspace/': () => ({ body: now }),
      [arrange]: () => {
        now = workspaceOf({ product_colors: [{ ...navy, images }, red] })
        return { body: now }
      },
    },
  )
}

/** The pictures of the first color by their alt texts. */
function shown() {
  const list = within(screen.getByRole('list', { name: 'Pictures of Navy' }))
  return list.getAllByRole<HTMLImageElement>('img').map(({ alt }) => alt)
}

function changes<Request extends { call: string }>(requests: Request[]) {
  return requests.filter(({ call }) => call === arrange)
}
