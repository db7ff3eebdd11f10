import type { WorkspaceColor } from '@etrend/contract'
import { useState } from 'react'
import { api } from '../lib/api'
import { notify } from '../lib/notify'
import { refusalOf } from '../lib/refusal'
import { DeleteDialog } from '../ui/dialog/delete-dialog'
import { Thumbnail } from '../ui/display/thumbnail'
import { FileButton } from '../ui/files/file-button'
import { pictureTypes } from '../ui/form/picture-rules'
import { Notice } from '../ui/state/notice'
import { useRemoval } from './use-removal'
import { useWorkspaceChanged } from './use-workspace'

/** A color's name and image, with buttons to replace the image and to remove the color from the product. */
export function ColorHead({ product, color }: { product: number; color: WorkspaceColor }) {
  const changed = useWorkspaceChanged()
  const edit = api.productColors.edit.useMutation()
  const { mutateAsync: remove } = api.productColors.remove.useMutation()
  const [refusal, setRefusal] = useState<string>()
  const params = { id: String(color.id) }
  const removal = useRemoval({
    product,
    noun: 'productColors',
    id: color.id,
    name: color.color_name,
    remove: () => remove({ params }),
    words: {
      deleted: 'Product Color deleted successfully!',
      notDeleted: 'Failed to delete Product Color. Please try again.',
    },
  })

  async function replace(color_img: File | undefined) {
    setRefusal(undefined)
    try {
      await edit.mutateAsync({ params, body: { product, color: color.color, color_img } })
      notify.success('Product color updated successfully')
      await changed(product)
    } catch (error) {
      setRefusal(refusalOf(error).message)
    }
  }

  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Thumbnail isSmall src={color.color_img} />
      <h3 className="flex grow items-center gap-2 font-sans text-base">
        <span
          aria-hidden
          style={{ backgroundColor: color.hex_code }}
          className="size-4 rounded-full inset-ring inset-ring-edge"
        />
        {color.color_name}
      </h3>
      <div className="md:basis-full md:-ms-2 flex">
        <FileButton
          look="text"
          accept={pictureTypes.join()}
          disabled={edit.isPending}
          onFiles={([file]) => void replace(file)}
        >
          {edit.isPending ? 'Replacing…' : 'Replace image'}
          <span className="sr-only"> of {color.color_name}</span>
        </FileButton>
        <button
          type="button"
          onClick={removal.ask}
          className="h-8 cursor-pointer rounded-control px-2 font-medium text-danger hover:bg-sunk pointer-coarse:h-11"
        >
          Remove <span className="sr-only">{color.color_name}</span>
        </button>
      </div>
      {color.is_swatch ? (
        <p className="basis-full text-muted">Shown as a plain color until there is a photo.</p>
      ) : null}
      {refusal ? <Notice>{refusal}</Notice> : null}
      {removal.isAsked ? (
        <DeleteDialog entity="Product Color" name={color.color_name} deletion={removal.deletion} />
      ) : null}
    </header>
  )
}
