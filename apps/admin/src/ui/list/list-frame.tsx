import Keyboard from 'lucide-react/icons/keyboard'
import { useRef, useState, type ReactNode } from 'react'
import { Button } from '../controls/button'
import { Dialog } from '../dialog/dialog'
import { useDensity } from './use-density'
import { keysOf, useListKeys } from './use-list-keys'

/** Frame around the rows of a list: its keyboard, the dialog that shows the keys, and the density of its rows. */
export function ListFrame({ children }: { children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null)
  const [shownKeys, setShownKeys] = useState<ReturnType<typeof keysOf>>()
  const { isCompact } = useDensity()
  const showKeys = () => setShownKeys(keysOf(list.current))
  useListKeys(list, showKeys)
  return (
    <>
      <div ref={list} data-compact={isCompact || undefined} data-list className="group/list">
        {children}
      </div>
      <div className="max-md:hidden flex flex-wrap justify-end gap-2 pt-2 print:hidden">
        <Button aria-haspopup="dialog" aria-keyshortcuts="?" onClick={showKeys}>
          <Keyboard size={16} aria-hidden />
          Keys
        </Button>
      </div>
      {shownKeys ? <KeysDialog keys={shownKeys} onClose={() => setShownKeys(undefined)} /> : null}
    </>
  )
}

function KeysDialog({
  keys: { opens, selects, edits, acts },
  onClose,
}: {
  keys: ReturnType<typeof keysOf>
  onClose: () => void
}) {
  const rows = [
    { key: 'J', words: 'Next row' },
    { key: 'K', words: 'Previous row' },
    ...(opens ? [{ key: 'Enter', words: 'Open the row' }] : []),
    ...(selects ? [{ key: 'X', words: 'Select the row' }] : []),
    ...(edits ? [{ key: 'E', words: 'Edit the row' }] : []),
    ...(acts ? [{ key: 'M', words: 'More actions' }] : []),
    { key: '?', words: 'Show these keys' },
  ]
  return (
    <Dialog title="Keys of this list" onCancel={onClose}>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {rows.map(({ key, words }) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-control bg-sunk px-2 py-0.5 font-sans">{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p className="pt-3 text-muted">They rest while you type in a field.</p>
      <div className="mt-5 flex justify-end">
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  )
}
