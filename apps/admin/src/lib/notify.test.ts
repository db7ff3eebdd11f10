import { toast } from 'sonner'
import { expect, it, vi } from 'vitest'
import { notify } from './notify'

it.each([
  ['a deletion', notify.deleted, 'success', 3000],
  ['a failed deletion', notify.notDeleted, 'error', 3000],
  ['another success', notify.success, 'success', 2000],
  ['another failure', notify.error, 'error', 4000],
] as const)('the toast of %s stays as long as documented', (_, show, kind, duration) => {
  const shown = vi.spyOn(toast, kind)
  show('Done')
  expect(shown).toHaveBeenCalledWith('Done', expect.objectContaining({ duration }))
})

it('the Undo button of a deletion stays 5 s longer than the documented text', () => {
  const shown = vi.spyOn(toast, 'success')
  const message = vi.spyOn(toast, 'message')
  const undo = vi.fn<() => void>()
  notify.deleted('Done', { kept: 'MD is in the trash.', undo })
  const [, options] = shown.mock.calls[0] ?? []
  expect(options).toMatchObject({ duration: 3000, action: { label: 'Undo', onClick: undo } })
  options?.onAutoClose?.({ id: 1 })
  expect(message).toHaveBeenCalledWith('MD is in the trash.', {
    duration: 5000,
    action: { label: 'Undo', onClick: undo },
  })
})
