import type { WorkspaceColor } from '@etrend/contract'
import ImageUp from 'lucide-react/icons/image-up'
import { showWhereAsked } from '../lib/show-where-asked'
import { DropZone } from '../ui/files/drop-zone'
import { FileButton } from '../ui/files/file-button'
import { pictureTypes } from '../ui/form/picture-rules'
import { Notice } from '../ui/state/notice'
import { ColorHead } from './color-head'
import { PictureStrip } from './picture-strip'
import { useUploads } from './use-uploads'
import type { WorkspaceColors } from './use-workspace'

/** A color of the product: its image and its pictures. Several pictures can be chosen, dropped or pasted at a time. */
export function ColorPanel({
  product,
  color,
  product_colors,
}: {
  product: number
  color: WorkspaceColor
  product_colors: WorkspaceColors
}) {
  const uploads = useUploads(product, color, product_colors)
  return (
    <section id={`color-${color.id}`} aria-label={color.color_name} ref={showWhereAsked}>
      <DropZone
        onFiles={(files) => void uploads.add(files)}
        className="grid gap-4 border-b border-line py-5"
      >
        <ColorHead product={product} color={color} />
        <PictureStrip product={product} color={color} />
        <div className="flex flex-wrap items-center gap-3">
          <FileButton
            multiple
            accept={pictureTypes.join()}
            disabled={uploads.isBusy}
            onFiles={(files) => void uploads.add(files)}
          >
            <ImageUp size={16} aria-hidden />
            Add pictures of {color.color_name}
          </FileButton>
          <p role="status" className="text-muted">
            {uploads.progress ?? 'Or drop or paste them here, several at once.'}
          </p>
        </div>
        {uploads.refusals.length > 0 ? (
          <Notice>
            {uploads.refusals.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Notice>
        ) : null}
      </DropZone>
    </section>
  )
}
