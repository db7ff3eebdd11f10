import type { ProductDetail, ProductDetailColor } from '@etrend/contract'
import { sizeWord } from '@etrend/domain'
import { useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useId, useRef, useState } from 'react'
import { fieldsOf, statusOf } from '../lib/api'
import { DRAFT_KEY, freshTime } from '../lib/kept-checkout'
import { keptValue } from '../lib/local-storage'
import { ordering } from '../lib/ordering/api'
import { productQuery } from '../lib/queries'
import { object, text } from '../lib/schema'
import { sessionField } from '../lib/session'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { EmailField } from '../ui/email-field'
import { FieldProblem, FormProblem } from '../ui/field-problem'
import { sizeInWords, SizeLabel } from '../ui/size-label'

type StockAlertProps = {
  product: ProductDetail
  /** Those of its colours that lack a size. */
  colors: ProductDetailColor[]
  color: ProductDetailColor | undefined
  onClose: () => void
}

/** Asks which sold-out size the shopper waits for, and the address to which the shop writes once it is back. */
export function StockAlert({ onClose, ...about }: StockAlertProps) {
  const [asked, setAsked] = useState<{ email: string; unit: string }>()
  return (
    <Dialog title="Tell me when it is back" look="sheet" onClose={onClose}>
      {asked ? <Asked {...asked} /> : <AlertForm {...about} onAsked={setAsked} />}
    </Dialog>
  )
}

type AlertFormProps = Omit<StockAlertProps, 'onClose'> & {
  onAsked: (asked: { email: string; unit: string }) => void
}

function AlertForm({ product, colors: now, color: wanted, onAsked }: AlertFormProps) {
  // As they were when the dialog opened: a size that is in stock again stays, with the words about it.
  const [colors] = useState(now)
  const [color, setColor] = useState(colors.find(({ id }) => id === wanted?.id) ?? colors[0])
  const [size, setSize] = useState<number>()
  const [email, setEmail] = useState(knownEmail)
  const [isTried, setIsTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const queryClient = useQueryClient()
  const alert = ordering.stockAlerts.ask.useMutation({ onError: refused })
  const sizes = product.sizes.filter((one) => isSoldOutIn(color, one.size))
  const chosen = sizes.length === 1 ? sizes[0] : sizes.find((one) => one.size === size)
  const problems = fieldsOf(alert.error)
  const sizeProblem = isTried && !chosen ? 'Please select a size' : problems['size']

  function refused(error: unknown) {
    const wrong = fieldsOf(error)
    if (wrong['size']) focusField('alert-size')
    else if (wrong['email']) focusField('email')
    // The page behind the dialog sells the size that has come back.
    if (statusOf(error) === 409)
      void queryClient.invalidateQueries({ queryKey: productQuery(product.id).queryKey })
  }

  function focusField(name: string) {
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>(`[name=${name}]`) ?? [])]
    const field = fields.find(({ checked }) => checked) ?? fields[0]
    field?.focus()
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    setIsTried(true)
    if (!color || !chosen) {
      focusField('alert-size')
      return
    }
    const unit = `${sizeWord(chosen.size_name)} in ${color.color_name}`
    alert.mutate(
      {
        params: { id: String(product.id) },
        body: { product_color: color.id, size: chosen.size, email },
      },
      { onSuccess: () => onAsked({ email: email.trim(), unit }) },
    )
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="space-y-5">
      {colors.length > 1 && (
        <ColorSelect
          colors={colors}
          chosen={color}
          onChoose={(next) => {
            setColor(next)
            alert.reset()
          }}
        />
      )}
      <fieldset aria-describedby={sizeProblem && PROBLEM_ID}>
        <legend className="text-sm font-medium">
          Size{colors.length === 1 && ` in ${color?.color_name}`}
        </legend>
        <div className="mt-2 flex flex-wrap gap-2">
          {sizes.map((one) => (
            <label key={one.size} className="size-option">
              <input
                type="radio"
                name="alert-size"
                className="sr-only"
                aria-label={sizeInWords(one)}
                checked={one === chosen}
                onChange={() => {
                  setSize(one.size)
                  alert.reset()
                }}
              />
              <SizeLabel {...one} />
            </label>
          ))}
        </div>
        <FieldProblem id={PROBLEM_ID} problem={sizeProblem} />
      </fieldset>
      <EmailField
        value={email}
        problem={problems['email']}
        hint="We write to it once, about this piece alone."
        onChange={({ target }) => setEmail(target.value)}
      />
      <FormProblem
        id="alert-problem"
        error={alert.error}
        shown={[problems['size'], problems['email']]}
        otherwise="This could not be sent. Please try again."
      />
      <Button type="submit" className="w-full" disabled={alert.isPending}>
        {alert.isPending ? 'Sending…' : 'Tell me'}
      </Button>
    </form>
  )
}

const PROBLEM_ID = 'alert-size-problem'

type ColorSelectProps = {
  colors: ProductDetailColor[]
  chosen: ProductDetailColor | undefined
  onChoose: (color: ProductDetailColor | undefined) => void
}

function ColorSelect({ colors, chosen, onChoose }: ColorSelectProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="text-sm font-medium">
        Colour
      </label>
      <select
        id={id}
        className="field mt-1 w-full"
        value={chosen?.color_name}
        onChange={({ target }) =>
          onChoose(colors.find(({ color_name }) => color_name === target.value))
        }
      >
        {colors.map(({ color_name }) => (
          <option key={color_name}>{color_name}</option>
        ))}
      </select>
    </div>
  )
}

/** What happens now. It takes the focus, because the form that had it is gone. */
function Asked({ email, unit }: { email: string; unit: string }) {
  return (
    <form method="dialog" className="space-y-5">
      <p ref={focus} role="status" tabIndex={-1} className="outline-none">
        We write to <strong className="break-words">{email}</strong> once, as soon as {unit} is
        back.
      </p>
      <Button type="submit" look="quiet" className="w-full">
        Close
      </Button>
    </form>
  )
}

function focus(element: HTMLElement | null) {
  element?.focus()
}

function isSoldOutIn(color: ProductDetailColor | undefined, size: number) {
  return color?.units.some((unit) => unit.size === size && unit.stock === 'out') ?? false
}

/** The address of the account, else the one that was typed at the checkout. */
function knownEmail() {
  return sessionField('email') ?? keptValue(DRAFT_KEY, draft)?.email ?? ''
}

const draft = object({ email: text, kept_at: freshTime })
