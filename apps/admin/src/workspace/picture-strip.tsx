import type { WorkspaceColor, WorkspaceImage } from '@etrend/contract'
import { useState } from 'react'
import { PictureCard } from './picture-card'
import { useArrangement } from './use-arrangement'

/** The pictures of a color in their order, changed by dragging or by each picture's own buttons. */
export function PictureStrip({ product, color }: { product: number; color: WorkspaceColor }) {
  const arrange = useArrangement(product, color.id)
  const [dragged, setDragged] = useState<number>()
  const [said, setSaid] = useState('')
  const { images } = color

  function move(id: number, to: number) {
    if (to < 0 || to >= images.length) return
    void arrange((shown) => moved(shown, id, to))
    setSaid(`Picture moved to place ${to + 1} of ${images.length}`)
  }

  function describe(id: number, alt: string) {
    void arrange((shown) => shown.map((image) => (image.id === id ? { ...image, alt } : image)))
  }

  function display(id: number) {
    void arrange((shown) => shown.map((image) => ({ ...image, is_display_image: image.id === id })))
  }

  if (images.length === 0) return null
  return (
    <>
      <ol
        aria-label={`Pictures of ${color.color_name}`}
        className="max-sm:gap-x-1 flex flex-wrap gap-4"
      >
        {images.map((image, place) => (
          <li key={image.id}>
            <div
              draggable
              data-dragged={dragged === image.id || undefined}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move'
                setDragged(image.id)
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
              className="w-40 data-dragged:opacity-40 pointer-coarse:w-44"
            >
              <PictureCard
                product={product}
                name={`picture ${place + 1} of ${color.color_name}`}
                image={image}
                canGoBack={place > 0}
                canGoOn={place < images.length - 1}
                onMove={(by) => move(image.id, place + by)}
                onDescribe={(alt) => describe(image.id, alt)}
                onDisplay={() => display(image.id)}
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

function moved(images: WorkspaceImage[], id: number, to: number) {
  const picture = images.find((image) => image.id === id)
  return picture ? images.filter((image) => image !== picture).toSpliced(to, 0, picture) : images
}
