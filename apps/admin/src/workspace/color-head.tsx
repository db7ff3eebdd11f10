import type { WorkspaceColor } from '@etrend/contract'
import { useState } from 'react'
import { api } from '../lib/api'
import { notify } from '../lib/notify'
import { refusalOf } from '../lib/refusal'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { FileButton } from '../ui/file-button'
import { Notice } from '../ui/notice'
import { pictureTypes } from '../ui/picture-rules'
import { Thumbnail } from '../ui/thumbnail'
import { useWorkspaceChanged } from './use-workspace'

/** A color's name and the picture it is chosen by, which can be replaced; and how the product gives the color up. */
export function ColorHead({ product, color }: { product: number; color: WorkspaceColor }) {
  const changed = useWorkspaceChanged()
  const edit = api.productColors.edit.useMutation()
  const remove = api.productColors.remove.useMutation()
  const [isAsking, setAsking] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const params = { id: String(color.id) }

  async function attempt(work: () => Promise<unknown>, done: string) {
    setRefusal(undefined)
    try {
      await work()
      notify.success(done)
      setAsking(false)
      await changed(product)
    } catch (error) {
      setRefusal(refusalOf(error).message)
    }
  }

  return (
    <header className="flex flex-wrap items-center gap-3">
      <Thumbnail src={color.color_img} />
      <div className="grow">
        <h3 className="flex items-center gap-2 font-sans text-base">
          <span
            aria-hidden
            style={{ backgroundColor: color.hex_code }}
            className="size-4 rounded-full inset-ring inset-ring-edge"
          />
          {color.color_name}
        </h3>
        {color.is_swatch ? (
          <p className="text-muted">Shown as a drawn swatch until there is a photo.</p>
        ) : null}
      </div>
      <FileButton
        accept={pictureTypes.join()}
        disabled={edit.isPending}
        onFiles={([color_img]) => {
          const body = { product, color: color.color, color_img }
          void attempt(
            () => edit.mutateAsync({ params, body }),
            'Product color updated successfully',
          )
        }}
      >
        {edit.isPending ? 'Replacing…' : 'Replace image'}
        <span className="sr-only"> of {color.color_name}</span>
      </FileButton>
      <Button onClick={() => setAsking(true)}>
        Remove <span className="sr-only">{color.color_name}</span>
      </Button>
      {refusal && !isAsking ? <Notice>{refusal}</Notice> : null}
      {isAsking ? (
        <Dialog
          title="Are you sure you want to delete this Product Color?"
          onCancel={() => setAsking(false)}
        >
          <p className="mt-1 mb-5 text-muted">{color.color_name}</p>
          {refusal ? <Notice>{refusal}</Notice> : null}
          <div className="mt-5 flex justify-end gap-2">
            <Button onClick={() => setAsking(false)}>Cancel</Button>
            <Button
              kind="danger"
              disabled={remove.isPending}
              onClick={() =>
                void attempt(
                  () => remove.mutateAsync({ params }),
                  'Product Color deleted successfully!',
                )
              }
            >
              {remove.isPending ? 'Deleting…' : 'Delete'}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </header>
  )
}
