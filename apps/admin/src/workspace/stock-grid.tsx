import type { Workspace } from '@etrend/contract'
import { useState } from 'react'
import { api } from '../lib/api'
import { notify } from '../lib/notify'
import { refusalOf } from '../lib/refusal'
import { LeaveGuard } from '../ui/form/leave-guard'
import { CountBar } from './count-bar'
import { CountCell } from './count-cell'
import { changedCounts, keyOf, levelOf } from './counts'
import { useWorkspaceChanged, type WorkspaceColors } from './use-workspace'

/** Table of colors and sizes. Staff type the counted pieces, which are saved as In and Out movements. */
export function StockGrid({
  product,
  product_colors,
  sizes,
}: {
  product: number
  product_colors: WorkspaceColors
  sizes: Workspace['sizes']
}) {
  const changed = useWorkspaceChanged()
  const { mutateAsync, isPending } = api.stockLevels.count.useMutation()
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [refusal, setRefusal] = useState<string>()
  const { changes, isWrong } = changedCounts(typed, product_colors, sizes)

  async function save(notes: string) {
    setRefusal(undefined)
    const counts = changes.map(({ count }) => count)
    try {
      await mutateAsync({ params: { id: String(product) }, body: { counts, notes } })
      notify.success('Stock Updated Successfully')
      setTyped({})
      await changed(product)
    } catch (error) {
      setRefusal(refusalOf(error).message)
      // Somebody may have changed a stock level meanwhile: shows the current one beside what was typed.
      await changed(product)
    }
  }

  return (
    <div className="grid gap-4 pt-4">
      <div className="overflow-x-auto">
        <table aria-label="Stock by color and size">
          <thead>
            <tr className="border-b border-ink/70">
              <th scope="col" className="font-semibold h-9 pe-6 text-start">
                Color
              </th>
              {sizes.map((size) => (
                <th key={size.id} scope="col" className="font-semibold h-9 px-2 text-end">
                  {size.size_name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {product_colors.map((color) => (
              <tr key={color.id} className="border-b border-line">
                <th scope="row" className="pe-6 text-start font-medium">
                  {color.color_name}
                </th>
                {sizes.map((size) => (
                  <CountCell
                    key={size.id}
                    name={`${color.color_name}, ${size.size_name}`}
                    level={levelOf(color, size.id)}
                    text={typed[keyOf(color.id, size.id)]}
                    onType={(text) => setTyped({ ...typed, [keyOf(color.id, size.id)]: text })}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {changes.length > 0 || isWrong ? (
        <CountBar
          changes={changes}
          isWrong={isWrong}
          isSaving={isPending}
          refusal={refusal}
          onSave={(notes) => void save(notes)}
          onReset={() => setTyped({})}
        />
      ) : null}
      {changes.length > 0 ? <LeaveGuard /> : null}
    </div>
  )
}
