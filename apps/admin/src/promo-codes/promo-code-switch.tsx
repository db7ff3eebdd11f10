import type { PromoCode } from '@etrend/contract'
import { PressButton } from '@etrend/look/press-button'
import { api } from '../lib/api'
import { notify } from '../lib/notify'
import { refusalOf } from '../lib/refusal'
import { rowActionLook } from '../ui/list/row-menu'
import { useStaffAction } from '../ui/state/use-staff-action'

/** Disables or enables a promo code. */
export function PromoCodeSwitch({ code }: { code: PromoCode }) {
  const { mutateAsync } = api.promoCodes.edit.useMutation()
  const { perform, isBusy } = useStaffAction()
  const { id, uses: _uses, amount_off, ...rest } = code
  const { is_active, percent_off } = rest
  const input = { ...rest, amount_off: percent_off === null && amount_off > 0 ? amount_off : null }

  async function change() {
    try {
      await perform(
        () =>
          mutateAsync({ params: { id: String(id) }, body: { ...input, is_active: !is_active } }),
        is_active ? `${code.code} is disabled` : `${code.code} is active`,
      )
    } catch (error) {
      notify.error('The promo code could not be changed.', refusalOf(error).message)
    }
  }

  return (
    <PressButton
      disabled={isBusy}
      aria-label={`${is_active ? 'Disable' : 'Enable'} ${code.code}`}
      onClick={() => void change()}
      className={rowActionLook}
    >
      {is_active ? 'Disable' : 'Enable'}
    </PressButton>
  )
}
