import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { PictureField } from './picture-field'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a picture that the browser fails to make smaller is refused, and isn’t read forever', async () => {
  const bitmap = { width: 4000, height: 3000, close: () => undefined }
  vi.stubGlobal('createImageBitmap', () => Promise.resolve(bitmap))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => {
    throw new RangeError('Out of memory')
  })
  const onChange = vi.fn<(picture: File | undefined) => void>()
  render(<PictureField label="A picture" picture={undefined} onChange={onChange} />)
  const file = new File(['x'], 'tear.png', { type: 'image/png' })
  await userEvent.upload(screen.getByLabelText(/^A picture/), file)
  expect(await screen.findByText(/can’t be read as a picture/)).toBeTruthy()
  expect(screen.queryByText('Reading the picture…')).toBeNull()
  expect(onChange).toHaveBeenLastCalledWith(undefined)
})
