import type { WorkspaceColor } from '@etrend/contract'
import { useState } from 'react'
import { PictureCard } from './picture-card'
import { useArrangement } from './use-arrangement'
import type { WorkspaceColors } from './use-workspace'

/** The pictures of a color in their order, changed by dragging or by each picture's own buttons. */
export function PictureStrip({
  product,
  color,
  product_colors,
}: {
  product: number
  color: WorkspaceColor
  product_colors: WorkspaceColors
}) {
  const { arrange, imagesOf } = useArrangement(product, product_colors)
  const [dragged, setDragged] = useState<number>()
  const [said, setSaid] = useState('')
  const images = imagesOf(color)

  function move(from: number, to: number) {
    const moved = images[from]
    if (!moved || from === to || to < 0 || to >= images.length) return
    void arrange(color.id, images.toSpliced(from, 1).toSpliced(to, 0, moved))
    setSaid(`Picture moved to place ${to + 1} of ${images.length}`)
  }

  function change(place: number, alt: string, isDisplay: boolean) {
    const next = images.map((image, index) =>
      index === place
        ? { ...image, alt, is_display_image: isDisplay }
        : { ...image, is_display_image: isDisplay ? false : image.is_display_image },
    )
    void arrange(color.id, next)
  }

  if (images.length === 0) return null
  return (
    <>
      <ol aria-label={`Pictures of ${color.color_name}`} className="flex flex-wrap gap-4">
        {images.map((image, place) => (
          <li key={image.id}>
            <div
              draggable
              data-dragged={dragged === place || undefined}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move'
                setDragged(place)
              }}
              onDragOver={(event) => {
                if (dragged !== undefined) event.preventDefault()
              }}
              onDrop={(event) => {
                if (dragged === undefined) return
                event.preventDefault()
                move(dragged, place)
              }}
              onDragEnd={() => setDragged(undefined)}
              className="w-40 data-dragged:opacity-40"
            >
              <PictureCard
                product={product}
                name={`picture ${place + 1} of ${color.color_name}`}
                image={image}
                canGoBack={place > 0}
                canGoOn={place < images.length - 1}
                onMove={(by) => move(place, place + by)}
                onDescribe={(alt) => change(place, alt, image.is_display_image)}
                onDisplay={() => change(place, image.alt, true)}
              />
            </div>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}
