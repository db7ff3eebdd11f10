import type { ComponentProps } from 'react'
import { Button } from '../controls/button'
import { Loaded } from '../state/loaded'
import { Dialog } from './dialog'

/** A dialog that only shows what it loads. */
export function LoadedDialog<Body>({
  title,
  onClose,
  ...loaded
}: { title: string; onClose: () => void } & ComponentProps<typeof Loaded<Body>>) {
  return (
    <Dialog title={title} onCancel={onClose}>
      <Loaded {...loaded} />
      <div className="mt-5 flex justify-end">
        <Button data-first-focus onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  )
}
