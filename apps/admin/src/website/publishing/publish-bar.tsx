import type { PageState } from '@etrend/contract'
import { useState } from 'react'
import { api } from '../../lib/api'
import { StaffError } from '../../lib/refusal'
import { momentOf } from '../../lib/times'
import { Button } from '../../ui/controls/button'
import { Mark } from '../../ui/display/mark'
import { LeaveGuard } from '../../ui/form/leave-guard'
import { useSaveKey } from '../../ui/form/use-save-key'
import { Notice } from '../../ui/state/notice'
import { useStaffAction } from '../../ui/state/use-staff-action'
import { VersionsDialog } from './versions-dialog'

type Published = { state: PageState; published_at: string | null }
type Drafted = {
  saved: Published & { id: number | null }
  isDirty: boolean
  save: () => Promise<number | null>
  refresh: () => Promise<void>
  reload: () => Promise<void>
  conflict: { takeTheirs: () => void; keepMine: () => void } | undefined
}

/** What a page is called that shoppers don't see, and the button that hides it from them. */
type Words = { hidden: string; hide: string }

/** The state of a page, and what can be done with its draft: save, preview, publish, hide, bring back a version. */
export function PublishBar({ drafted, words }: { drafted: Drafted; words: Words }) {
  const { saved, isDirty, conflict } = drafted
  const { attempt, isBusy, refusal } = useStaffAction()
  const publishing = api.pages.publish.useMutation()
  const hiding = api.pages.hide.useMutation()
  const linking = api.pages.preview.useMutation()
  const [isAsked, setAsked] = useState(false)

  const savedParams = async () => ({ id: String(await drafted.save()) })
  const save = () => attempt(drafted.save, 'Draft saved')
  useSaveKey(() => void (isBusy || save()))

  async function publish() {
    await attempt(async () => {
      await publishing.mutateAsync({ params: await savedParams() })
      await drafted.refresh()
    }, 'Published')
  }

  async function hide() {
    const params = { id: String(saved.id) }
    await attempt(async () => {
      await hiding.mutateAsync({ params })
      await drafted.refresh()
    }, words.hidden)
  }

  /** The tab is opened before the call, because browsers allow it only at a click. */
  async function preview() {
    const tab = window.open('', '_blank')
    const isDone = await attempt(
      async () => {
        if (!tab)
          throw new StaffError('Your browser blocked the preview. Allow pop-ups for this page.')
        const { body } = await linking.mutateAsync({ params: await savedParams() })
        tab.location.href = body.url
      },
      () => undefined,
    )
    if (!isDone) tab?.close()
  }

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <div className="2xl:basis-0 min-w-48 grow basis-full">
          <StateMark {...saved} isDirty={isDirty} hidden={words.hidden} />
        </div>
        {saved.id !== null && (
          <Button disabled={isBusy} onClick={() => setAsked(true)}>
            Versions
          </Button>
        )}
        {saved.published_at !== null && (
          <Button disabled={isBusy} onClick={() => void hide()}>
            {words.hide}
          </Button>
        )}
        <Button disabled={isBusy} onClick={() => void preview()}>
          Preview
        </Button>
        <Button disabled={isBusy || !isDirty} onClick={() => void save()}>
          Save draft
        </Button>
        <Button
          kind="primary"
          disabled={isBusy || (saved.state === 'published' && !isDirty)}
          onClick={() => void publish()}
        >
          {isBusy ? 'Working…' : 'Publish'}
        </Button>
      </div>
      {refusal && (
        <Notice>
          <p>{refusal}</p>
          {conflict && (
            <p className="mt-2 flex flex-wrap gap-2">
              <Button onClick={conflict.takeTheirs}>Discard mine and load theirs</Button>
              <Button onClick={conflict.keepMine}>Keep mine at the next save</Button>
            </p>
          )}
        </Notice>
      )}
      {isAsked && saved.id !== null && (
        <VersionsDialog id={saved.id} onBack={drafted.reload} onClose={() => setAsked(false)} />
      )}
      {isDirty ? <LeaveGuard /> : null}
    </div>
  )
}

function StateMark({
  state,
  published_at,
  isDirty,
  hidden,
}: Published & { isDirty: boolean; hidden: string }) {
  return (
    <span className="flex flex-wrap items-center gap-2" role="status">
      {state === 'draft' && <Mark kind="quiet">{hidden}</Mark>}
      {state === 'published' && <Mark kind="good">In the shop</Mark>}
      {state === 'changed' && <Mark kind="warning">Changes not published</Mark>}
      <span className="text-muted">
        {isDirty ? 'Not saved yet.' : published_at && `Published ${momentOf(published_at)}.`}
      </span>
    </span>
  )
}
