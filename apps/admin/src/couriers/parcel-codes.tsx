import type { Parcel } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { api } from '../lib/api'
import { okOf, refusalOf } from '../lib/refusal'
import { StateMark } from '../staff-orders/marks/order-marks'
import { Button } from '../ui/controls/button'
import { counted } from '../ui/display/counted'
import { ScreenHeader } from '../ui/display/screen-header'
import { controlLook, Field } from '../ui/form/field'
import { Notice } from '../ui/state/notice'

type Noted = { number: string; name: string; code: string }

/** Notes couriers' codes in a row: the order's number, Enter, the courier's code, Enter, and the next order. */
export function ParcelCodes() {
  const { mutateAsync } = api.parcels.setCode.useMutation()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [parcel, setParcel] = useState<Parcel>()
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [noted, setNoted] = useState<Noted[]>([])

  // A scanner types into the field that has the focus.
  useEffect(() => field.current?.focus(), [])

  async function enter(event: FormEvent) {
    event.preventDefault()
    const text = typed.trim()
    if (text === '' || isBusy) return
    setBusy(true)
    setRefusal(undefined)
    try {
      if (parcel) await note(parcel, text)
      else setParcel(await find(text))
    } catch (error) {
      setRefusal(refusalOf(error).message)
    } finally {
      setTyped('')
      setBusy(false)
      field.current?.focus()
    }
  }

  async function note({ number, tracking_code: replaces }: Parcel, tracking_code: string) {
    const { body } = await mutateAsync({ params: { number }, body: { tracking_code, replaces } })
    const { name } = body
    setNoted((rows) => [{ number, name, code: tracking_code }, ...rows])
    setParcel(undefined)
  }

  function skip() {
    setParcel(undefined)
    setRefusal(undefined)
    setTyped('')
    field.current?.focus()
  }

  return (
    <>
      <ScreenHeader title="Courier Codes" />
      <div className="lg:grid-cols-2 grid gap-10 pt-5">
        <form
          noValidate
          onSubmit={(event) => void enter(event)}
          className="max-w-md grid content-start gap-4"
        >
          <p className="text-muted">
            Scan the order’s number on the address label, then the courier’s code. Enter goes on to
            the next step.
          </p>
          <div role="status" className="grid gap-2">
            {parcel ? <Chosen parcel={parcel} /> : null}
          </div>
          {refusal ? <Notice>{refusal}</Notice> : null}
          <Field
            id="code"
            label={parcel ? `Courier’s code of ${parcel.number}` : 'Order number'}
            isRequired={false}
            error={undefined}
          >
            <input
              id="code"
              ref={field}
              className={controlLook}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={80}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" kind="primary" disabled={isBusy}>
              {parcel ? 'Note the code' : 'Find the order'}
            </Button>
            {parcel ? <Button onClick={skip}>Another order</Button> : null}
          </div>
        </form>
        <section aria-labelledby="noted-codes">
          <h2 id="noted-codes" className="text-lg">
            {noted.length === 0 ? 'Noted codes' : `${counted(noted.length, 'code')} noted`}
          </h2>
          {noted.length === 0 ? (
            <p className="pt-2 text-muted">Noted codes will appear here.</p>
          ) : null}
          <ul aria-label="Noted codes" className="pt-2">
            {noted.map(({ number, name, code }) => (
              <li
                key={`${number} ${code}`}
                className="flex flex-wrap gap-x-4 border-b border-line py-2"
              >
                <span className="font-medium tabular-nums">{number}</span>
                <span className="min-w-0 wrap-anywhere">{name}</span>
                <span className="ms-auto wrap-anywhere tabular-nums">{code}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}

function Chosen({ parcel }: { parcel: Parcel }) {
  const { number, name, district, state, to_collect, tracking_code } = parcel
  return (
    <>
      <p>
        <b className="font-semibold tabular-nums">{number}</b> {name}, {district}
      </p>
      <p className="flex flex-wrap items-center gap-3 text-muted">
        <StateMark state={state} />
        {to_collect > 0 ? `${formatPrice(to_collect)} in cash` : 'Paid'}
      </p>
      {tracking_code === null ? null : (
        <Notice>
          It has the code {tracking_code} already. The code that you enter replaces it.
        </Notice>
      )}
    </>
  )
}

/** The parcel of an order. Throws the server's refusal. */
async function find(number: string) {
  return okOf(await api.parcels.get.query({ params: { number } })).body
}
