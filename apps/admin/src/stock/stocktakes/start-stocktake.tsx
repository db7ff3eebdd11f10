import { stocktakeInput, type StocktakeScope } from '@etrend/contract'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCategoryChoices, useProductChoices } from '../../catalogue/options'
import { stocktakeAt } from '../../lib/addresses'
import { api } from '../../lib/api'
import { Combobox } from '../../ui/controls/combobox'
import { Dialog } from '../../ui/dialog/dialog'
import { DialogActions } from '../../ui/dialog/dialog-actions'
import { controlLook, described, Field } from '../../ui/form/field'
import { Notice } from '../../ui/state/notice'
import { useStaffAction } from '../../ui/state/use-staff-action'

const scopes: Record<StocktakeScope, string> = {
  all: 'The whole shop',
  category: 'A category',
  product: 'A product',
}

/** Asks what is counted, starts the stocktake and opens it. */
export function StartStocktake({ onClose }: { onClose: () => void }) {
  const ids = { name: useId(), scope: useId(), which: useId() }
  const [scope, setScope] = useState<StocktakeScope>('all')
  const [which, setWhich] = useState('')
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const navigate = useNavigate()
  const { mutateAsync } = api.stocktakes.start.useMutation()
  const { attempt, isBusy, refusal } = useStaffAction()
  const categories = useCategoryChoices('Failed to fetch categories')

  function choose(next: StocktakeScope) {
    setScope(next)
    setWhich('')
    setError(undefined)
  }

  async function start() {
    const scope_id = which === '' ? null : Number(which)
    const input = stocktakeInput.safeParse({ name, scope, scope_id })
    if (!input.success) return setError(input.error.issues[0]?.message)
    await attempt(
      () => mutateAsync({ body: input.data }),
      undefined,
      ({ body }) => {
        onClose()
        void navigate(stocktakeAt(body.id))
      },
    )
  }

  return (
    <Dialog title="Start a stocktake" onCancel={onClose}>
      <div className="grid gap-4 pt-4">
        {refusal ? <Notice>{refusal}</Notice> : null}
        <Field id={ids.scope} label="What is counted" isRequired={false} error={undefined}>
          <select
            id={ids.scope}
            value={scope}
            onChange={({ target }) => choose(keyIn(target.value))}
            className={controlLook}
          >
            {Object.entries(scopes).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </Field>
        {scope === 'category' ? (
          <Field id={ids.which} label="Category" isRequired error={error}>
            <select
              {...described(ids.which, error)}
              value={which}
              onChange={({ target }) => setWhich(target.value)}
              className={controlLook}
            >
              <option value="">Select Category</option>
              {categories.options?.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </Field>
        ) : null}
        {scope === 'product' ? (
          <Field id={ids.which} label="Product" isRequired error={error}>
            <Combobox
              {...described(ids.which, error)}
              value={which}
              current={undefined}
              useFound={useProductChoices}
              onChoose={setWhich}
              listLabel="Products"
              placeholder="Select Product"
              className={controlLook}
            />
          </Field>
        ) : null}
        <Field
          id={ids.name}
          label="Name"
          isRequired={false}
          hint="Leave it empty for the day and what is counted."
          error={undefined}
        >
          <input
            {...described(ids.name, undefined, true)}
            maxLength={80}
            value={name}
            onChange={({ target }) => setName(target.value)}
            className={controlLook}
          />
        </Field>
      </div>
      <DialogActions
        label={isBusy ? 'Starting…' : 'Start counting'}
        isBusy={isBusy}
        onConfirm={() => void start()}
        onCancel={onClose}
      />
    </Dialog>
  )
}

function keyIn(value: string): StocktakeScope {
  return value === 'category' || value === 'product' ? value : 'all'
}
