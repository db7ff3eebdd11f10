import type { WorkspaceColor, WorkspaceImage } from '@etrend/contract'
import { useState, type ReactNode } from 'react'
import { PictureCard } from './picture-card'
import { PictureTile } from './picture-tile'
import { useArrangement } from './use-arrangement'

/**
 * The pictures of a color in their order, small, and `children` after them. They change places by dragging; the one that
 * is pressed opens below them with its buttons and its alt text.
 */
export function PictureStrip({
  product,
  color,
  children,
}: {
  product: number
  color: WorkspaceColor
  children: ReactNode
}) {
  const arrange = useArrangement(product, color.id)
  const [dragged, setDragged] = useState<number>()
  const [opened, setOpened] = useState<number>()
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

  const place = images.findIndex(({ id }) => id === opened)
  const picture = images[place]
  const withoutText = images.find(({ alt }) => alt === '')
  const nameOf = (index: number) => `picture ${index + 1} of ${color.color_name}`
  return (
    <>
      <div id={`pictures-${color.id}`} className="flex scroll-mt-20 flex-wrap gap-2">
        {images.length > 0 ? (
          <ol aria-label={`Pictures of ${color.color_name}`} className="flex flex-wrap gap-2">
            {images.map((image, index) => (
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
                    move(dragged, index)
                  }}
                  onDragEnd={() => setDragged(undefined)}
                  className="data-dragged:opacity-40"
                >
                  <PictureTile
                    image={image}
                    name={nameOf(index)}
                    isOpen={image.id === opened}
                    isFirstWithoutText={image.id === withoutText?.id}
                    onPress={() => setOpened(image.id === opened ? undefined : image.id)}
                  />
                </div>
              </li>
            ))}
          </ol>
        ) : null}
        {children}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      {picture ? (
        <PictureCard
          key={picture.id}
          product={product}
          name={nameOf(place)}
          image={picture}
          canGoBack={place > 0}
          canGoOn={place < images.length - 1}
          onMove={(by) => move(picture.id, place + by)}
          onDescribe={(alt) => describe(picture.id, alt)}
          onDisplay={() => display(picture.id)}
        />
      ) : null}
    </>
  )
}

function moved(images: WorkspaceImage[], id: number, to: number) {
  const picture = images.find((image) => image.id === id)
  return picture ? images.filter((image) => image !== picture).toSpliced(to, 0, picture) : images
}
