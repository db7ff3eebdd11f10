import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useDraft } from './use-draft'

const saved = { id: 1, title: 'About us', slug: 'about-us' }
const turned = { slug: 'about-us', title: 'About us', id: 1 }

function open() {
  return renderHook(() =>
    useDraft({
      started: { body: saved, headers: new Headers({ etag: '"one"' }) },
      draftOf: ({ id: _id, ...draft }: typeof saved) => draft,
      send: () => Promise.reject(new Error('Nothing is sent.')),
      reread: () =>
        Promise.resolve({ data: { body: turned, headers: new Headers({ etag: '"two"' }) } }),
    }),
  ).result
}

it('a draft whose fields are in another order is not edited', () => {
  const drafted = open()
  act(() => drafted.current.change({ slug: 'about-us', title: 'About' }))
  expect(drafted.current.isDirty).toBe(true)
  act(() => drafted.current.change({ slug: 'about-us', title: 'About us' }))
  expect(drafted.current.isDirty).toBe(false)
})

it('what is saved is nobody else’s change when only its fields are in another order', async () => {
  const drafted = open()
  await act(() => drafted.current.refresh())
  expect(drafted.current.conflict).toBeUndefined()
  expect(drafted.current.isDirty).toBe(false)
})
