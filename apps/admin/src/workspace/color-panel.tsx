import type { WorkspaceColor } from '@etrend/contract'
import ImagePlus from 'lucide-react/icons/image-plus'
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
        className="md:grid-cols-[13rem_minmax(0,1fr)] grid items-start gap-x-4 gap-y-2 border-b border-line py-3"
      >
        <ColorHead product={product} color={color} />
        <div className="grid min-w-0 gap-2">
          <PictureStrip product={product} color={color}>
            <FileButton
              look="tile"
              multiple
              accept={pictureTypes.join()}
              disabled={uploads.isBusy}
              onFiles={(files) => void uploads.add(files)}
            >
              <ImagePlus size={20} aria-hidden />
              <span className={color.images.length > 0 ? 'sr-only' : ''}>
                Add pictures of {color.color_name}
              </span>
            </FileButton>
          </PictureStrip>
          <p role="status" className="text-muted empty:hidden">
            {uploads.progress}
          </p>
          {uploads.refusals.length > 0 ? (
            <Notice>
              {uploads.refusals.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </Notice>
          ) : null}
        </div>
      </DropZone>
    </section>
  )
}
