import type { ReturnWish as Wish } from '@etrend/contract'
import { RadioOptions } from '../../ui/radio-options'

const WISHES = [
  ['refund', 'My money back'],
  ['exchange', 'Another size or colour'],
] as const

type ReturnWishProps = { wants: Wish; onChange: (wish: Wish) => void }

/** The choice between a refund and an exchange. */
export function ReturnWish({ wants, onChange }: ReturnWishProps) {
  return (
    <RadioOptions<Wish>
      legend="What would you like?"
      name="wants"
      options={WISHES}
      chosen={wants}
      onChange={onChange}
      className="flex flex-wrap"
    />
  )
}
