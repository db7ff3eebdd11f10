import type { Address } from '@etrend/contract'
import { PressButton } from '@etrend/look/press-button'
import { useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../lib/api'
import { notify } from '../lib/notify'
import { ordering } from '../lib/ordering/api'
import { shownPhone } from '../lib/ordering/delivery'
import { ADDRESSES } from './addresses-path'

/** A saved address with its Edit and Delete actions. A toast offers to undo a deletion. */
export function AddressCard({ address }: { address: Address }) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['addresses'] })
  const say = (error: unknown) => notify.error(messageOf(error) ?? 'Please try again.')
  const { id, ...input } = address
  const create = ordering.addresses.create.useMutation({ onSuccess: refresh, onError: say })
  const remove = ordering.addresses.remove.useMutation({
    onSuccess: async () => {
      notify.message('Address deleted', {
        label: 'Undo',
        run: () => create.mutate({ body: input }),
      })
      await refresh()
    },
    onError: say,
  })
  return (
    <li className="address-card">
      {address.is_default && <p className="text-sm text-success">Default address</p>}
      <p className="font-medium">{address.name}</p>
      <p>{[address.street, address.landmark].filter(Boolean).join(', ')}</p>
      <p>
        {address.city}, {address.district}, {address.province}
      </p>
      <p className="text-muted tabular-nums">{shownPhone(address.phone)}</p>
      <p className="mt-auto flex gap-5 pt-2 text-sm">
        <a href={`${ADDRESSES}?edit=${id}`} className="text-link touch-line">
          Edit<span className="sr-only"> the address in {address.street}</span>
        </a>
        <PressButton
          className="text-link touch-line"
          disabled={remove.isPending}
          onClick={() => remove.mutate({ params: { id: String(id) } })}
        >
          Delete<span className="sr-only"> the address in {address.street}</span>
        </PressButton>
      </p>
    </li>
  )
}
