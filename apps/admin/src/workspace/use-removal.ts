import { useState } from 'react'
import { notify } from '../lib/notify'
import { refusalOf, type Refusal } from '../lib/refusal'
import { useUndo } from '../ui/state/use-undo'
import { useWorkspaceChanged } from './use-workspace'

/** Deletes a color or a picture: asks first, then deletes it with an Undo toast, or keeps the refusal. */
export function useRemoval({
  product,
  noun,
  id,
  name,
  remove,
  words,
}: {
  product: number
  noun: 'productColors' | 'productImages'
  id: number
  name: string
  remove: () => Promise<unknown>
  words: { deleted: string; notDeleted: string }
}) {
  const changed = useWorkspaceChanged()
  const { restore } = useUndo(noun)
  const [isAsked, setAsked] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()

  async function confirm() {
    setDeleting(true)
    try {
      await remove()
      notify.deleted(words.deleted, {
        kept: `${name} is in the trash.`,
        undo: () => restore(id, name),
      })
      setAsked(false)
      await changed(product)
    } catch (error) {
      const reason = refusalOf(error)
      notify.notDeleted(words.notDeleted, reason.message)
      setRefusal(reason)
    } finally {
      setDeleting(false)
    }
  }

  return {
    isAsked,
    ask: () => {
      setRefusal(undefined)
      setAsked(true)
    },
    deletion: { refusal, isDeleting, confirm, giveUp: () => setAsked(false) },
  }
}
