import { Toasts } from '@etrend/look/toasts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { notify } from './notify'

/** How long sonner takes at most to fade a toast out, and to show one. */
const FADING_MS = 300
const APPEARING_MS = 20
const FRAME_MS = 16
const STEP_MS = 50

beforeEach(() => {
  vi.useFakeTimers()
  // happy-dom's frames come by the real clock.
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, FRAME_MS))
  render(
    <>
      <Toasts top={0} />
      <button type="button">Elsewhere</button>
    </>,
  )
})

// Every toast is gone before the next test.
afterEach(async () => {
  fireEvent.pointerOver(screen.getByText('Elsewhere'))
  await pass(9000)
  vi.useRealTimers()
})

/** In steps, because React renders at the end of each. */
async function pass(ms: number): Promise<void> {
  const step = Math.min(ms, STEP_MS)
  await act(() => vi.advanceTimersByTimeAsync(step))
  if (ms > step) await pass(ms - step)
}

const isShown = (text: string) => screen.queryByText(text) !== null
const undo = () => screen.getByRole('button', { name: 'Undo' })

it.each([
  ['a deletion', notify.deleted, 3000],
  ['a failed deletion', notify.notDeleted, 3000],
  ['another success', notify.success, 2000],
  ['another failure', notify.error, 4000],
] as const)('the toast of %s stays as long as documented', async (_, show, stays) => {
  show('Done')
  await pass(stays - 1)
  expect(isShown('Done')).toBe(true)
  await pass(1 + FADING_MS)
  expect(isShown('Done')).toBe(false)
})

describe('the Undo button of a deletion', () => {
  const run = vi.fn<() => void>()
  const offer = { kept: 'MD is in the trash.', undo: run }
  beforeEach(() => notify.deleted('Done', offer))
  afterEach(() => run.mockClear())

  it('stays 5 s longer than the documented text', async () => {
    await pass(3000 + FADING_MS)
    expect(isShown('Done')).toBe(false)
    expect(isShown(offer.kept)).toBe(true)
    await pass(5000 - FADING_MS - 1)
    fireEvent.click(undo())
    expect(run).toHaveBeenCalledOnce()
  })

  it('is gone when it was pressed, with the second toast', async () => {
    await pass(100)
    fireEvent.click(undo())
    await pass(4000)
    expect(run).toHaveBeenCalledOnce()
    expect(isShown(offer.kept)).toBe(false)
  })

  it('stays while the pointer is over it, and what was left of its time after that', async () => {
    await pass(2900)
    fireEvent.pointerOver(undo())
    await pass(9000)
    expect(isShown('Done')).toBe(true)
    fireEvent.pointerOver(screen.getByText('Elsewhere'))
    await pass(99)
    expect(isShown(offer.kept)).toBe(false)
    await pass(1 + APPEARING_MS)
    expect(isShown(offer.kept)).toBe(true)
  })

  it('stays while it has the focus', async () => {
    await pass(2900)
    await act(async () => undo().focus())
    await pass(9000)
    expect(isShown('Done')).toBe(true)
    await act(async () => screen.getByText('Elsewhere').focus())
    await pass(100 + FADING_MS)
    expect(isShown('Done')).toBe(false)
  })
})

describe('toasts are part of the dialog that was opened last, where they can be pressed', () => {
  const dialogOf = (text: string) => screen.getByText(text).closest('dialog')

  it('also those that were there before, and after it has closed too', async () => {
    notify.success('Done')
    await pass(0)
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.showModal()
    await pass(0)
    expect(dialogOf('Done')).toBe(dialog)
    dialog.close()
    await pass(0)
    expect(dialogOf('Done')).toBeNull()
    dialog.remove()
  })

  it('and come back when it goes without being closed', async () => {
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.showModal()
    notify.success('Done')
    await pass(0)
    expect(dialogOf('Done')).toBe(dialog)
    dialog.remove()
    await pass(0)
    expect(dialogOf('Done')).toBeNull()
  })

  it('whatever the order of two dialogs in the page', async () => {
    const [later, first] = [document.createElement('dialog'), document.createElement('dialog')]
    document.body.append(later, first)
    first.showModal()
    await pass(0)
    later.showModal()
    notify.success('Done')
    await pass(0)
    expect(dialogOf('Done')).toBe(later)
    later.remove()
    await pass(0)
    expect(dialogOf('Done')).toBe(first)
    first.remove()
  })
})
