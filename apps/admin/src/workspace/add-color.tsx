import Plus from 'lucide-react/icons/plus'
import { useId, useState } from 'react'
import { api } from '../lib/api'
import { notify } from '../lib/notify'
import { refusalOf } from '../lib/refusal'
import { Button } from '../ui/controls/button'
import { DropZone } from '../ui/files/drop-zone'
import { FileButton } from '../ui/files/file-button'
import { controlLook } from '../ui/form/field'
import { pictureTypes } from '../ui/form/picture-rules'
import { Notice } from '../ui/state/notice'
import { useWorkspaceChanged } from './use-workspace'

/**
 * Adds a color to the product, with the image by which shoppers choose the color. Folded where the product has one
 * already.
 */
export function AddColor({
  product,
  choices,
  isFirst,
}: {
  product: number
  choices: { id: number; color_name: string }[]
  isFirst: boolean
}) {
  const id = useId()
  const changed = useWorkspaceChanged()
  const { mutateAsync, isPending } = api.productColors.create.useMutation()
  const [color, setColor] = useState('')
  const [file, setFile] = useState<File>()
  const [refusal, setRefusal] = useState<string>()

  async function add() {
    const missing = color === '' ? 'Choose a color.' : file ? undefined : 'Choose an image file.'
    setRefusal(missing)
    if (missing !== undefined || !file) return
    try {
      await mutateAsync({ body: { product, color: Number(color), color_img: file } })
      notify.success('Product Color Added Successfully')
      setColor('')
      setFile(undefined)
      await changed(product)
    } catch (error) {
      setRefusal(refusalOf(error).message)
    }
  }

  if (choices.length === 0) {
    return <p className="pt-3 text-muted">The product comes in every color that the shop has.</p>
  }
  return (
    <details open={isFirst} className="group/add pt-3">
      <summary className="inline-flex h-9 cursor-pointer list-none items-center gap-2 font-medium underline-offset-4 group-open/add:mb-2 hover:underline pointer-coarse:h-11">
        <Plus size={16} aria-hidden />
        Another color
      </summary>
      <DropZone
        onFiles={([dropped]) => setFile(dropped)}
        className="rounded-control border border-dashed border-edge p-4"
      >
        <form
          noValidate
          aria-label="Add a color"
          onSubmit={(event) => {
            event.preventDefault()
            void add()
          }}
          className="grid gap-3"
        >
          <div className="flex flex-wrap items-end gap-3">
            <div className="grid gap-1.5">
              <label htmlFor={id} className="font-semibold">
                Add a color
              </label>
              <select
                id={id}
                value={color}
                onChange={({ target }) => setColor(target.value)}
                className={`${controlLook} min-w-48`}
              >
                <option value="">Select color</option>
                {choices.map((choice) => (
                  <option key={choice.id} value={choice.id}>
                    {choice.color_name}
                  </option>
                ))}
              </select>
            </div>
            <FileButton accept={pictureTypes.join()} onFiles={([first]) => setFile(first)}>
              {file ? 'Another image' : 'Choose its image'}
            </FileButton>
            <Button type="submit" disabled={isPending}>
              {isPending ? 'Adding…' : 'Add color'}
            </Button>
            <p className="basis-full text-muted" aria-live="polite">
              {file ? file.name : 'You can also drop its image here.'}
            </p>
          </div>
          {refusal ? <Notice>{refusal}</Notice> : null}
        </form>
      </DropZone>
    </details>
  )
}
