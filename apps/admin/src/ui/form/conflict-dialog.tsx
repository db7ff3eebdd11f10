import { Button } from '../controls/button'
import { Dialog } from '../dialog/dialog'
import type { Difference } from './conflict'

/** Says that somebody else has saved this record meanwhile, shows both versions, and asks which one to keep. */
export function ConflictDialog({
  differences,
  onCancel,
  onTakeTheirs,
  onKeepMine,
}: {
  differences: Difference[]
  onCancel: () => void
  onTakeTheirs: () => void
  onKeepMine: () => void
}) {
  return (
    <Dialog title="Somebody else changed this meanwhile" onCancel={onCancel}>
      <p className="mt-1 mb-4 text-muted">
        Your changes have not been saved yet. “Keep mine” saves the fields that you changed, and
        keeps their version of the others.
      </p>
      {differences.length === 0 ? (
        <p>What they changed is not in this form, or it is the same as yours.</p>
      ) : (
        <table className="w-full table-fixed text-start">
          <thead className="border-b border-ink/70">
            <tr>
              {['Field', 'Theirs', 'Yours'].map((title) => (
                <th key={title} scope="col" className="font-semibold py-1.5 pe-3 text-start">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {differences.map(({ label, theirs, yours }) => (
              <tr key={label} className="border-b border-line align-top wrap-break-word">
                <th scope="row" className="font-semibold py-1.5 pe-3 text-start">
                  {label}
                </th>
                <td className="py-1.5 pe-3">
                  <span className="line-clamp-6">{theirs || 'Nothing'}</span>
                </td>
                <td className="py-1.5">
                  {yours === undefined ? (
                    <span className="text-muted">As it was</span>
                  ) : (
                    <span className="line-clamp-6">{yours || 'Nothing'}</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button onClick={onTakeTheirs}>Take theirs</Button>
        <Button kind="primary" onClick={onKeepMine}>
          Keep mine
        </Button>
      </div>
    </Dialog>
  )
}
