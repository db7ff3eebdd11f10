import type { Parcel } from '@etrend/contract'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { api } from '../lib/api'
import { okOf, refusalOf } from '../lib/refusal'
import { Button } from '../ui/controls/button'
import { counted } from '../ui/display/counted'
import { controlLook, Field } from '../ui/form/field'
import { Notice } from '../ui/state/notice'
import { ChosenParcel } from './chosen-parcel'
import { NotedCodes, type Noted } from './noted-codes'

/**
 * Notes couriers' codes in a row: the order's number, Enter, the courier's code, Enter, and the next order. `parcels` of
 * a handover are gone through without their numbers, as far as they had no code when they were read.
 */
export function ParcelCodeForm({ handover, parcels }: { handover?: string; parcels: Parcel[] }) {
  const { mutateAsync } = api.parcels.setCode.useMutation()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<Parcel>()
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [noted, setNoted] = useState<Noted[]>([])
  const [skipped, setSkipped] = useState<string[]>([])
  const done = [...skipped, ...noted.map(({ number }) => number)]
  const waiting = parcels.filter(
    ({ number, tracking_code }) => tracking_code === null && !done.includes(number),
  )
  const parcel = found ?? waiting[0]

  // A scanner types into the field that has the focus.
  useEffect(() => field.current?.focus(), [])

  async function enter(event: FormEvent) {
    event.preventDefault()
    const text = typed.trim()
    if (text === '' || isBusy) return
    setBusy(true)
    setRefusal(undefined)
    try {
      const isOther = waiting.length > 0 && !found && ORDER_NUMBER.test(text)
      if (parcel && !isOther) await note(parcel, text)
      else setFound(await find(text))
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
    setFound(undefined)
  }

  function skip() {
    if (found) setFound(undefined)
    else if (parcel) setSkipped([...skipped, parcel.number])
    setRefusal(undefined)
    setTyped('')
    field.current?.focus()
  }

  return (
    <div className="lg:grid-cols-2 grid gap-10 pt-5">
      <form
        noValidate
        onSubmit={(event) => void enter(event)}
        className="max-w-md grid content-start gap-4"
      >
        <p className="text-muted">
          {handover && waiting.length > 0
            ? `Handover no. ${handover}: ${counted(waiting.length, 'parcel')} without a code. Scan or type each code, and Enter goes on to the next parcel. For another order, scan its number.`
            : 'Scan the order’s number on the address label, then the courier’s code. Enter goes on to the next step.'}
        </p>
        <div role="status" className="grid gap-2">
          {parcel ? <ChosenParcel parcel={parcel} /> : null}
          {handover && waiting.length === 0
            ? `Handover no. ${handover} has no other parcel without a code.`
            : null}
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
            data-scanner
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
          {parcel ? (
            <Button onClick={skip}>{found ? 'Another order' : 'Next parcel'}</Button>
          ) : null}
        </div>
      </form>
      <NotedCodes noted={noted} />
    </div>
  )
}

const ORDER_NUMBER = /^ET-\d{4}-\d{6,9}$/i

/** The parcel of an order. Throws the server's refusal. */
async function find(number: string) {
  return okOf(await api.parcels.get.query({ params: { number } })).body
}
