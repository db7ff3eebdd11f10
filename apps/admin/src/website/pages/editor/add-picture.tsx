import type { PageBlock } from '@etrend/contract'
import { useState } from 'react'
import { Button } from '../../../ui/controls/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { TextInput } from '../../inputs/inputs'
import { PictureInput } from '../../inputs/picture-input'
import { sizeOfUploaded } from '../../inputs/use-upload'

type Attributes = Extract<PageBlock, { type: 'picture' }>['attrs']

/** Uploads a picture, asks what it shows, and puts it into the text. */
export function AddPicture({ onAdd }: { onAdd: (attributes: Attributes) => void }) {
  const [isOpen, setOpen] = useState(false)
  const [src, setSrc] = useState('')
  const [alt, setAlt] = useState('')

  async function add() {
    onAdd({ src, alt: alt.trim(), ...(await sizeOfUploaded(src)) })
    setOpen(false)
    setSrc('')
    setAlt('')
  }

  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="h-9 cursor-pointer rounded-control px-2 hover:bg-sunk pointer-coarse:h-11"
      >
        Picture
      </button>
      {isOpen && (
        <Dialog title="Add a picture" onCancel={() => setOpen(false)}>
          <div className="mt-4 grid gap-4">
            <PictureInput label="Picture" src={src} onChange={setSrc} />
            <TextInput
              label="What it shows"
              value={alt}
              onChange={setAlt}
              maxLength={200}
              hint="For people who can’t see it."
            />
            <div className="flex justify-end gap-2">
              <Button onClick={() => setOpen(false)}>Cancel</Button>
              <Button kind="primary" disabled={!src} onClick={() => void add()}>
                Add the picture
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  )
}
