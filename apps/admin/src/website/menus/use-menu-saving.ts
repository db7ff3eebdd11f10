import type { MenuInput, StaffMenu } from '@etrend/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../lib/api'
import { notify } from '../../lib/notify'
import { refusalOf } from '../../lib/refusal'
import { inputOf, treeOf } from './menu-tree'

/** Saves a menu, or sets it back to the standard one; the toast offers to undo that. */
export function useMenuSaving(menu: StaffMenu, tag: string | undefined) {
  const queries = useQueryClient()
  const saving = api.menus.save.useMutation()
  const resetting = api.menus.reset.useMutation()
  const [refusal, setRefusal] = useState<string>()
  const { place } = menu
  const call = { params: { place }, headers: tag ? { 'if-match': tag } : {} }

  async function attempt(work: () => Promise<unknown>, done: string) {
    setRefusal(undefined)
    try {
      await work()
    } catch (error) {
      setRefusal(refusalOf(error).message)
      return
    }
    const kept = `The ${place} is as it was before only in the audit log.`
    notify.changed(done, { kept, undo: () => void putBack() })
    await queries.invalidateQueries({ queryKey: ['menus'] })
  }

  async function putBack() {
    const params = { place }
    try {
      if (menu.is_standard) await resetting.mutateAsync({ params, headers: {} })
      else {
        const body = inputOf(treeOf(menu.items))
        await saving.mutateAsync({ params, headers: {}, body })
      }
      notify.success('The menu is as it was.')
    } catch (error) {
      notify.error('This could not be undone.', refusalOf(error).message)
    }
    await queries.invalidateQueries({ queryKey: ['menus'] })
  }

  return {
    refusal,
    isBusy: saving.isPending || resetting.isPending,
    save: (body: MenuInput) =>
      void attempt(() => saving.mutateAsync({ ...call, body }), 'Menu saved'),
    reset: () => void attempt(() => resetting.mutateAsync(call), 'The standard menu is back'),
  }
}
