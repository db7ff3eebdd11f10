import type { Product } from '@etrend/contract'
import { PressButton } from '@etrend/look/press-button'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { notify } from '../lib/notify'
import { refusalOf } from '../lib/refusal'
import { useFollowUp } from '../lib/use-follow-up'
import { popoverEntry } from '../ui/controls/popover'
import { useUndo } from '../ui/state/use-undo'

/** Copies a product and opens the copy, where staff give it its own title. */
export function DuplicateProduct({ id, title }: Product) {
  const navigate = useNavigate()
  const follow = useFollowUp()
  const queries = useQueryClient()
  const { mutateAsync, isPending } = api.staffProducts.duplicate.useMutation()
  const { undo } = useUndo('products')

  async function duplicate() {
    try {
      const { product, audit } = (await mutateAsync({ params: { id: String(id) } })).body
      notify.changed('Product duplicated', {
        kept: `This is the copy of ${title}.`,
        undo: () => {
          undo(audit)
          void navigate(`${home}/allproduct`)
        },
      })
      void queries.invalidateQueries({ queryKey: ['products'] })
      follow(`${home}/editproduct/${product.id}`)
    } catch (error) {
      notify.error('Failed to duplicate the product. Please try again.', refusalOf(error).message)
    }
  }

  return (
    <PressButton
      aria-label={`Duplicate ${title}`}
      disabled={isPending}
      onClick={() => void duplicate()}
      className={popoverEntry}
    >
      Duplicate
    </PressButton>
  )
}
