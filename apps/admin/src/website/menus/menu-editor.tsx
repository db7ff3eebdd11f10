import { menuInput, type StaffMenu } from '@etrend/contract'
import { isSameJson } from '@etrend/domain'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Button } from '../../ui/controls/button'
import { LeaveGuard } from '../../ui/form/leave-guard'
import { useSaveKey } from '../../ui/form/use-save-key'
import { Notice } from '../../ui/state/notice'
import { EntryDialog } from './entry-dialog'
import { inputOf, newKey, placeOf, replaced, treeOf, type Entry, type Tree } from './menu-tree'
import { MenuTree } from './menu-tree-list'
import { useMenuSaving } from './use-menu-saving'

const hints = {
  header:
    'Entries side by side, as the header shows them. A category unfolds its sub categories, unless you put entries under it.',
  footer: 'Columns side by side, and the links under each.',
}

/** The tree of one menu. Nothing changes in the shop until it is saved. */
export function MenuEditor({ menu, tag }: { menu: StaffMenu; tag: string | undefined }) {
  const { place } = menu
  const [tree, setTree] = useState<Tree>(() => treeOf(menu.items))
  const [start] = useState(tree)
  const [edited, setEdited] = useState<{ entry: Entry | undefined; isBelow: boolean }>()
  const { save, reset, isBusy, refusal } = useMenuSaving(menu, tag)
  const isDirty = !isSameJson(inputOf(tree), inputOf(start))
  const problem = menuInput.safeParse(inputOf(tree)).error?.issues[0]?.message
  useSaveKey(() => {
    if (isDirty && !isBusy && !problem) save(inputOf(tree))
  })

  function keep(entry: Omit<Entry, 'key'>) {
    const key = edited?.entry?.key
    setTree((now) =>
      key === undefined
        ? [...now, { ...entry, key: newKey(), children: [] }]
        : replaced(now, { ...entry, key }),
    )
    setEdited(undefined)
  }

  return (
    <div className="max-w-3xl grid gap-4 pt-4">
      <p className="max-w-prose text-muted">{hints[place]}</p>
      {refusal ? <Notice>{refusal}</Notice> : null}
      <MenuTree
        tree={tree}
        onChange={setTree}
        onEdit={(entry) =>
          setEdited({ entry, isBelow: placeOf(tree, entry.key)?.parent !== undefined })
        }
      />
      <div>
        <Button onClick={() => setEdited({ entry: undefined, isBelow: false })}>
          <Plus size={16} aria-hidden />
          Add an entry
        </Button>
      </div>
      {isDirty && problem ? <Notice>{problem}</Notice> : null}
      <div className="flex flex-wrap gap-2 border-t border-line pt-4">
        <Button
          kind="primary"
          disabled={!isDirty || isBusy || problem !== undefined}
          onClick={() => save(inputOf(tree))}
        >
          {isBusy ? 'Saving…' : 'Save menu'}
        </Button>
        {isDirty ? <Button onClick={() => setTree(start)}>Discard changes</Button> : null}
        {menu.is_standard || isDirty ? null : (
          <Button disabled={isBusy} onClick={reset}>
            Back to the standard menu
          </Button>
        )}
      </div>
      {isDirty ? <LeaveGuard /> : null}
      {edited ? (
        <EntryDialog
          place={place}
          entry={edited.entry}
          isBelow={edited.isBelow}
          onSave={keep}
          onCancel={() => setEdited(undefined)}
        />
      ) : null}
    </div>
  )
}
