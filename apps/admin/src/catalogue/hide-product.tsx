import type { Product } from '@etrend/contract'
import { PressButton } from '@etrend/look/press-button'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../lib/api'
import { notify } from '../lib/notify'
import { refusalOf } from '../lib/refusal'
import { popoverEntry } from '../ui/controls/popover'
import { useUndo } from '../ui/state/use-undo'

/** Takes a product out of the shop, or puts it on sale. */
export function HideProduct({ id, title, ...product }: Product) {
  const queries = useQueryClient()
  const { mutateAsync, isPending } = api.bulk.products.useMutation()
  const { undo } = useUndo('products')
  const isActive = product.status === 'active'

  async function change() {
    try {
      const status: Product['status'] = isActive ? 'draft' : 'active'
      const { audit } = (await mutateAsync({ body: { ids: [id], change: { status } } })).body
      const words = isActive ? `${title} is hidden` : `${title} is on sale`
      if (audit === null) notify.success(words)
      else notify.changed(words, { kept: `${words}.`, undo: () => undo(audit) })
      void queries.invalidateQueries({ queryKey: ['products'] })
    } catch (error) {
      notify.error(`${title} could not be changed.`, refusalOf(error).message)
    }
  }

  return (
    <PressButton
      aria-label={`${isActive ? 'Hide' : 'Put on sale:'} ${title}`}
      disabled={isPending}
      onClick={() => void change()}
      className={popoverEntry}
    >
      {isActive ? 'Hide' : 'Put on sale'}
    </PressButton>
  )
}
