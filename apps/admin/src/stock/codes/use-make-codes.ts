import type { CodesToMake } from '@etrend/contract'
import { api } from '../../lib/api'
import { counted } from '../../ui/counted'
import { useStaffAction } from '../../ui/use-staff-action'

/** Makes the SKUs and barcodes that units lack. */
export function useMakeCodes() {
  const { mutateAsync } = api.units.makeCodes.useMutation()
  const { attempt, isBusy, refusal } = useStaffAction()

  function make(units: CodesToMake['units']) {
    return attempt(
      () => mutateAsync({ body: { units } }),
      ({ body: { skus, barcodes, left } }) => {
        if (skus + barcodes === 0) return 'Every unit has its codes already'
        const made = `${counted(skus, 'SKU')} and ${counted(barcodes, 'barcode')} made`
        return left > 0 ? `${made}; ${counted(left, 'unit')} left` : made
      },
    )
  }

  return { make, isBusy, refusal }
}
