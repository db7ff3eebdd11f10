import type { PageVersion } from '@etrend/contract'
import { useState } from 'react'
import { api } from '../../lib/api'
import { momentOf } from '../../lib/times'
import { Button } from '../../ui/controls/button'
import { Dialog } from '../../ui/dialog/dialog'
import { Mark } from '../../ui/display/mark'
import { Loaded } from '../../ui/state/loaded'
import { Notice } from '../../ui/state/notice'
import { RowsSkeleton } from '../../ui/state/skeleton'
import { useStaffAction } from '../../ui/state/use-staff-action'
import { lineChanges } from './line-changes'

type VersionsDialogProps = {
  id: number
  /** Loads the draft again, after a version has become it. */
  onBack: () => Promise<void>
  onClose: () => void
}

/** The published versions of a page, each compared with what shoppers see, and the way to bring one back. */
export function VersionsDialog({ id, onBack, onClose }: VersionsDialogProps) {
  const params = { id: String(id) }
  const versions = api.pages.versions.useQuery({
    queryKey: ['pages', 'versions', id],
    queryData: { params },
    meta: { notLoaded: 'Failed to fetch the versions' },
  })
  const { mutateAsync } = api.pages.bringBack.useMutation()
  const { attempt, isBusy, refusal } = useStaffAction()

  function bringBack(version: number) {
    const work = async () => {
      await mutateAsync({ params: { ...params, version: String(version) } })
      await onBack()
    }
    void attempt(work, 'This version is the draft now. Publish it to show it.', onClose)
  }

  return (
    <Dialog title="Versions" onCancel={onClose}>
      <div className="mt-3 grid max-h-[60vh] gap-4 overflow-y-auto">
        {refusal ? <Notice>{refusal}</Notice> : null}
        <Loaded answer={versions} skeleton={<RowsSkeleton rows={3} />}>
          {(rows) =>
            rows.length === 0 ? (
              <p className="text-muted">
                No versions yet. Each time you publish, a version is kept here.
              </p>
            ) : (
              <ul className="grid gap-3">
                {rows.map((version) => (
                  <Version
                    key={version.id}
                    version={version}
                    shown={rows.find(({ is_shown }) => is_shown)}
                    isBusy={isBusy}
                    onBack={() => bringBack(version.id)}
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
      <div className="mt-5 flex justify-end">
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  )
}

function Version({
  version,
  shown,
  isBusy,
  onBack,
}: {
  version: PageVersion
  shown: PageVersion | undefined
  isBusy: boolean
  onBack: () => void
}) {
  const [isOpen, setOpen] = useState(false)
  const name = momentOf(version.at)
  return (
    <li className="border-b border-line pb-3">
      <div className="flex flex-wrap items-center gap-2">
        <span className="grow">
          {name}
          {version.staff_name && <span className="text-muted">, {version.staff_name}</span>}
        </span>
        {version.is_shown && <Mark kind="good">In the shop</Mark>}
        <Button
          aria-expanded={isOpen}
          aria-label={`Compare the version of ${name}`}
          onClick={() => setOpen(!isOpen)}
        >
          Compare
        </Button>
        <Button disabled={isBusy} aria-label={`Bring back the version of ${name}`} onClick={onBack}>
          Bring back
        </Button>
      </div>
      {isOpen && <Comparison version={version} shown={shown} />}
    </li>
  )
}

const looks = {
  same: 'text-muted',
  removed: 'bg-danger/8 text-danger line-through',
  added: 'bg-success/10 text-success',
}
const signs = { same: '', removed: 'only in the shop: ', added: 'only in this version: ' }

function Comparison({ version, shown }: { version: PageVersion; shown: PageVersion | undefined }) {
  if (version.is_shown) return <p className="mt-2 text-muted">Shoppers see this version.</p>
  return (
    <ul className="mt-2 grid gap-0.5 wrap-anywhere whitespace-pre-wrap">
      {lineChanges(shown?.texts ?? [], version.texts).map(({ kind, text }, index) => (
        <li key={index} className={`px-1 ${looks[kind]}`}>
          <span className="sr-only">{signs[kind]}</span>
          {text}
        </li>
      ))}
    </ul>
  )
}
