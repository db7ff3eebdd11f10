import type { SaleOffer } from '@etrend/contract'
import { PressButton } from '@etrend/look/press-button'
import { useQueryClient } from '@tanstack/react-query'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { notify } from '../lib/notify'
import { refusalOf } from '../lib/refusal'
import { useFollowUp } from '../lib/use-follow-up'
import { popoverEntry } from '../ui/controls/popover'

/** Copies a sale, switched off, and opens the copy, where staff give it its times. */
export function DuplicateSale({ id: _id, ...sale }: SaleOffer) {
  const follow = useFollowUp()
  const queries = useQueryClient()
  const { mutateAsync, isPending } = api.saleOffers.create.useMutation()

  async function duplicate() {
    const title = `Copy of ${sale.title}`.slice(0, 80)
    try {
      const { body } = await mutateAsync({ body: { ...sale, title, is_active: false } })
      notify.success('Sale duplicated')
      void queries.invalidateQueries({ queryKey: ['saleOffers'] })
      follow(`${home}/editsale/${body.id}`)
    } catch (error) {
      notify.error('Failed to duplicate the sale. Please try again.', refusalOf(error).message)
    }
  }

  return (
    <PressButton
      aria-label={`Duplicate ${sale.title}`}
      disabled={isPending}
      onClick={() => void duplicate()}
      className={popoverEntry}
    >
      Duplicate
    </PressButton>
  )
}
