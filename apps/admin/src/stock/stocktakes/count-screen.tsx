import type { StocktakeUnit } from '@etrend/contract'
import { foldedText } from '@etrend/contract/typed-text'
import { useEffect, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { stocktakeAt } from '../../lib/addresses'
import { openOffline } from '../../lib/offline/open-offline'
import { refusalOf } from '../../lib/refusal'
import { ButtonLink } from '../../ui/controls/button'
import { counted as inWords } from '../../ui/display/counted'
import { ScreenHeader } from '../../ui/display/screen-header'
import { FailedState } from '../../ui/state/failed-state'
import { RowsSkeleton } from '../../ui/state/skeleton'
import { ScanField } from '../scan/scan-field'
import { UnitChoices } from '../scan/unit-choices'
import { CountedUnits } from './counted-units'
import { SendingState } from './sending-state'
import { keyOf, useCounting } from './use-counting'

const SHOWN = 10

/** Counts a stocktake with a phone: each scan is one piece. What should be there isn't shown, so that people count. */
export function CountScreen() {
  const { id = '' } = useParams()
  const counting = useCounting(Number(id))
  const [text, setText] = useState('')
  useEffect(openOffline, [])
  const [unknown, setUnknown] = useState<string>()
  const [latest, setLatest] = useState<string[]>([])
  const { opened, units } = counting
  const stocktake = opened.data?.stocktake
  const counted = units.filter((unit) => counting.countedOf(unit) !== null).length

  function add(unit: StocktakeUnit) {
    setUnknown(undefined)
    setText('')
    setLatest((keys) => [keyOf(unit), ...keys.filter((key) => key !== keyOf(unit))])
    counting.add(unit)
  }

  function scan(code: string) {
    const unit = counting.unitOf(code)
    if (unit) add(unit)
    else setUnknown(`No unit of this stocktake has the code ${code}.`)
  }

  return (
    <div className="max-w-xl">
      <ScreenHeader title={stocktake ? stocktake.name : 'Stocktake'}>
        <ButtonLink to={stocktakeAt(Number(id), '/review')}>Review</ButtonLink>
      </ScreenHeader>
      {opened.error ? (
        <FailedState
          message={refusalOf(opened.error).message}
          isTrying={opened.isFetching}
          onRetry={opened.refetch}
        />
      ) : !stocktake ? (
        <RowsSkeleton rows={4} />
      ) : stocktake.state !== 'open' ? (
        <p className="pt-5">
          This stocktake has ended.{' '}
          <Link to={stocktakeAt(stocktake.id, '/review')} className="underline">
            See what was counted
          </Link>
        </p>
      ) : (
        <div className="grid gap-5 pt-4">
          <p role="status" className="tabular-nums">
            {counted} of {inWords(units.length, 'unit')} counted
          </p>
          <SendingState counting={counting} />
          <ScanField text={text} error={unknown} onCode={scan} onType={setText}>
            <UnitChoices units={matching(units, text.trim())} onChoose={add} />
          </ScanField>
          <CountedUnits counting={counting} latest={latest} />
        </div>
      )}
    </div>
  )
}

function matching(units: StocktakeUnit[], words: string) {
  if (words === '') return []
  const each = foldedText(words).split(' ')
  return units.filter((unit) => each.every((word) => textOf(unit).includes(word))).slice(0, SHOWN)
}

/** Folding the texts of thousands of units with every letter that is typed would be slow on a phone. */
const folded = new WeakMap<StocktakeUnit, string>()

function textOf(unit: StocktakeUnit) {
  const { product_color_info, size_name, sku, barcode } = unit
  const known = folded.get(unit)
  if (known !== undefined) return known
  const text = foldedText(`${product_color_info} ${size_name} ${sku ?? ''} ${barcode ?? ''}`)
  folded.set(unit, text)
  return text
}
