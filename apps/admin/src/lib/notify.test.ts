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
