import { labelSheets, labelSheet, keysOf, MOST_LABELS, type CodedUnit } from '@etrend/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api } from '../../lib/api'
import { refusalOf } from '../../lib/refusal'
import { useRemembered } from '../../lib/remembered'
import { savePdf } from '../../lib/save-pdf'
import { Dialog } from '../../ui/dialog/dialog'
import { DialogActions } from '../../ui/dialog/dialog-actions'
import { counted } from '../../ui/display/counted'
import { controlLook, Field } from '../../ui/form/field'
import { WholeInput } from '../../ui/form/whole-input'
import { Notice } from '../../ui/state/notice'

/** Asks for the sheet and the number of labels, makes missing codes, and downloads the labels as a PDF. */
export function LabelDialog({ units, onClose }: { units: CodedUnit[]; onClose: () => void }) {
  const ids = { sheet: useId(), copies: useId(), skip: useId() }
  const [remembered, remember] = useRemembered('label-sheet')
  const sheet = labelSheet.catch('a4-24').parse(remembered)
  const [across, down] = labelSheets[sheet].count
  const [copies, setCopies] = useState('1')
  const [skip, setSkip] = useState(0)
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const queries = useQueryClient()
  const { mutateAsync } = api.units.makeCodes.useMutation()
  const ordered = units
    .map(({ product_color, size, quantity }) => ({
      product_color,
      size,
      copies: copies === 'stock' ? quantity : Number(copies),
    }))
    .filter((unit) => unit.copies > 0)
  const labels = ordered.reduce((sum, unit) => sum + unit.copies, 0)

  async function print() {
    setBusy(true)
    setRefusal(undefined)
    try {
      const lacking = units.filter(({ barcode, sku }) => barcode === null && sku === null)
      if (lacking.length > 0) {
        const keys = lacking.map(({ product_color, size }) => ({ product_color, size }))
        await mutateAsync({ body: { units: keys } })
        void queries.invalidateQueries({ queryKey: ['units'] })
      } else await api.units.scan.query({ query: { code: codeOf(units) } })
      const body = { sheet, skip: Math.min(skip, across * down - 1), labels: ordered }
      await savePdf('/api/staff/units/labels.pdf', 'labels.pdf', body)
      onClose()
    } catch (error) {
      setRefusal(refusalOf(error).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog title="Print labels" onCancel={onClose}>
      <div className="grid gap-4 pt-4">
        {refusal ? <Notice>{refusal}</Notice> : null}
        <Field id={ids.sheet} label="Sheet" isRequired={false} error={undefined}>
          <select
            id={ids.sheet}
            value={sheet}
            onChange={({ target }) => remember(target.value)}
            className={controlLook}
          >
            {keysOf(labelSheets).map((key) => (
              <option key={key} value={key}>
                {labelSheets[key].name}
              </option>
            ))}
          </select>
        </Field>
        <Field id={ids.copies} label="Labels of each unit" isRequired={false} error={undefined}>
          <select
            id={ids.copies}
            value={copies}
            onChange={({ target }) => setCopies(target.value)}
            className={controlLook}
          >
            <option value="stock">One for each piece on hand</option>
            {['1', '2', '3', '5', '10', '24'].map((number) => (
              <option key={number}>{number}</option>
            ))}
          </select>
        </Field>
        {across * down > 1 ? (
          <Field
            id={ids.skip}
            label="Labels already used on the first sheet"
            isRequired={false}
            hint="Printing starts after them, so that a begun sheet is used up."
            error={undefined}
          >
            <WholeInput
              id={ids.skip}
              min={0}
              max={across * down - 1}
              value={skip}
              onChange={setSkip}
              className={controlLook}
            />
          </Field>
        ) : null}
        <p role="status">
          {labels > MOST_LABELS
            ? `${labels} labels are too many: at most ${MOST_LABELS} at a time.`
            : `${counted(labels, 'label')} for ${counted(ordered.length, 'unit')}. Print them at 100 %, without fitting to the page.`}
        </p>
      </div>
      <DialogActions
        label={isBusy ? 'Drawing…' : 'Download PDF'}
        isBusy={isBusy || labels === 0 || labels > MOST_LABELS}
        onConfirm={() => void print()}
        onCancel={onClose}
      />
    </Dialog>
  )
}

/** A code of the units. Looking it up first renews the access token if that has expired. */
function codeOf(units: CodedUnit[]) {
  return units.flatMap(({ barcode, sku }) => barcode ?? sku ?? [])[0] ?? 'none'
}
