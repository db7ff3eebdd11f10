import { promoInWords } from '@etrend/domain'
import { X } from 'lucide-react'
import { type SyntheticEvent, useId, useState } from 'react'
import { messageOf } from '../lib/api'
import { useCart } from '../lib/cart'
import { priceCart } from '../lib/ordering/price-cart'
import { keepPromo, usePromo } from '../lib/ordering/promo'
import { Button } from '../ui/button'
import { FieldProblem } from '../ui/field-problem'

const INVALID = 'Invalid promo code.' // an alert (spec §5), at its field

/** Applies a promo code that the server accepts; for any other code, shows why not. */
export function PromoForm() {
  const id = useId()
  const { lines } = useCart()
  const promo = usePromo()
  const [problem, setProblem] = useState<string>()
  const [isAsking, setIsAsking] = useState(false)

  async function apply(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setProblem(undefined)
    setIsAsking(true)
    const refusal = await refusalOf(new FormData(form).get('promo'))
    setIsAsking(false)
    setProblem(refusal)
    if (!refusal) form.reset()
  }

  /** Asks the server about a code. Keeps an accepted code and returns undefined; otherwise returns why not. */
  async function refusalOf(code: unknown) {
    if (typeof code !== 'string' || !code.trim()) return INVALID
    const asked = lines.map(({ product_color, size, quantity }) => ({
      product_color,
      size,
      quantity,
    }))
    try {
      const answer = await priceCart({ lines: asked, promo_code: code.trim() })
      if (!answer.promo) return answer.promo_problem ?? INVALID
      keepPromo(answer.promo)
      return undefined
    } catch (error) {
      return messageOf(error) ?? INVALID
    }
  }

  return (
    <form onSubmit={(event) => void apply(event)} noValidate>
      <label htmlFor={id} className="text-sm font-medium">
        Promo code
      </label>
      <div className="mt-2 flex gap-2">
        <input
          id={id}
          name="promo"
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="field min-w-0 flex-1"
          aria-invalid={problem !== undefined}
          aria-describedby={problem && `${id}-problem`}
        />
        <Button type="submit" look="quiet" disabled={isAsking}>
          Apply
        </Button>
      </div>
      <FieldProblem id={`${id}-problem`} problem={problem} />
      {promo && (
        <button type="button" className="chip mt-3" onClick={() => keepPromo(null)}>
          <span className="sr-only">Remove promo code </span>
          {promo.code} · {promoInWords(promo)}
          <X aria-hidden size={14} />
        </button>
      )}
    </form>
  )
}
