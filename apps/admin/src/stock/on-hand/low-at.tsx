import { thresholdChange, type StockUnit } from '@etrend/contract'
import { formatNumber } from '@etrend/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../../lib/api'
import { notify } from '../../lib/notify'
import { refusalOf } from '../../lib/refusal'
import { numberIn } from '../../lib/typed-amount'
import { cellInputLook } from '../../ui/form/cell-input'

/** A unit's low-stock threshold as text, which becomes a field when it is pressed. */
export function LowAt({ unit }: { unit: StockUnit }) {
  const [state, setState] = useState<'shown' | 'edited' | 'left'>('shown')
  if (state === 'edited') {
    const close = (takesFocus: boolean) => setState(takesFocus ? 'left' : 'shown')
    return <LowAtField unit={unit} onClose={close} />
  }
  return (
    <button
      type="button"
      // The focus returns from the field to the button that opened it.
      ref={state === 'left' ? takeFocus : null}
      onClick={() => setState('edited')}
      className="md:text-end -mx-2 min-h-7 min-w-9 cursor-pointer rounded-control px-2 text-start underline decoration-edge decoration-dotted underline-offset-4 hover:bg-sunk hover:decoration-ink pointer-coarse:min-h-11 pointer-coarse:min-w-11"
    >
      <span className="sr-only">Change low-at of {nameOf(unit)}: </span>
      <LowAtText unit={unit} />
    </button>
  )
}

/** The threshold that applies, and that it is the unit's own where it isn't the shop's. */
export function LowAtText({ unit: { threshold, low_stock } }: { unit: StockUnit }) {
  return (
    <span className="whitespace-nowrap">
      {formatNumber(threshold)}
      {low_stock === null ? null : <span className="text-muted"> own</span>}
    </span>
  )
}

/**
 * The field for a unit's own threshold. If empty, the shop's applies. It is saved on Enter and when it loses focus, if
 * it was changed; Escape leaves it unsaved. A refusal is shown below it and keeps what was typed.
 */
function LowAtField({
  unit,
  onClose,
}: {
  unit: StockUnit
  onClose: (takesFocus: boolean) => void
}) {
  const save = useSaveThreshold(unit)
  const [error, setError] = useState<string>()
  // Closing the field also takes the focus from it, and nothing is to be saved by that.
  const isLeaving = useRef(false)
  const saved = unit.low_stock === null ? '' : String(unit.low_stock)

  async function leave(text: string, takesFocus: boolean) {
    if (isLeaving.current) return
    isLeaving.current = true
    const problem = text === saved ? undefined : await save(text)
    isLeaving.current = problem === undefined
    setError(problem)
    if (problem === undefined) onClose(takesFocus)
  }

  return (
    <span className="md:justify-items-end grid gap-1">
      <input
        // The button that was pressed is replaced by this field.
        ref={takeFocus}
        aria-label={`Low at, ${nameOf(unit)}`}
        aria-invalid={error ? true : undefined}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={saved}
        placeholder={String(unit.threshold)}
        onFocus={({ target }) => target.select()}
        onBlur={({ target }) => void leave(target.value.trim(), false)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            // The same press would also click the button that the focus returns to.
            event.preventDefault()
            void leave(event.currentTarget.value.trim(), true)
          }
          if (event.key === 'Escape') {
            isLeaving.current = true
            onClose(true)
          }
        }}
        className={`w-20 text-end ${cellInputLook}`}
      />
      {error ? (
        <span role="alert" className="text-danger">
          {error}
        </span>
      ) : null}
    </span>
  )
}

/** Saves what was typed and loads the levels again. Returns what is wrong with the text, or why it was refused. */
function useSaveThreshold(unit: StockUnit) {
  const queries = useQueryClient()
  const { mutateAsync } = api.stockLevels.setThreshold.useMutation()

  return async (text: string) => {
    const change = thresholdChange.safeParse({ low_stock: numberIn(text) })
    if (!change.success) return change.error.issues[0]?.message
    const params = { product_color: String(unit.product_color), size: String(unit.size) }
    try {
      await mutateAsync({ params, body: change.data })
    } catch (refused) {
      return refusalOf(refused).message
    }
    notify.success('Threshold saved')
    void queries.invalidateQueries({ queryKey: ['dashboard'] })
    // Awaited, so that the field closes to the new threshold.
    await queries.invalidateQueries({ queryKey: ['stock-levels'] })
    return undefined
  }
}

function takeFocus(element: HTMLElement | null) {
  element?.focus()
}

/** 'Linen shirt - Navy, MD' */
function nameOf({ product_color_info, size_name }: StockUnit) {
  return `${product_color_info}, ${size_name}`
}
