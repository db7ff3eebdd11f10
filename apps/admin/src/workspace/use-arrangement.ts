import type { WorkspaceImage } from '@etrend/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../lib/api'
import { notify } from '../lib/notify'
import { refusalOf } from '../lib/refusal'
import { useWorkspaceChanged, type WorkspaceColors } from './use-workspace'

/**
 * Changes the pictures of one color and saves the whole arrangement at once: order, words and display image.
 * The change is seen at once; where the server refuses, things are as they were.
 */
export function useArrangement(product: number, product_colors: WorkspaceColors) {
  const queries = useQueryClient()
  const changed = useWorkspaceChanged()
  const { mutateAsync, isPending } = api.workspaces.arrange.useMutation()
  const [shown, setShown] = useState<{ color: number; images: WorkspaceImage[] }>()

  async function arrange(color: number, images: WorkspaceImage[]) {
    const display = images.find(({ is_display_image }) => is_display_image)
    const pictures = product_colors.flatMap((own) => {
      const ofColor = own.id === color ? images : own.images
      return ofColor.map(({ id, alt, is_display_image }) => ({
        id,
        color: own.id,
        alt,
        is_display_image: display && own.id !== color ? false : is_display_image,
      }))
    })
    setShown({ color, images })
    try {
      await mutateAsync({ params: { id: String(product) }, body: { pictures } })
    } catch (error) {
      notify.error('Pictures could not be arranged', refusalOf(error).message)
    }
    await queries.cancelQueries({ queryKey: ['workspace', product] })
    await changed(product)
    setShown(undefined)
  }

  return {
    arrange,
    isPending,
    imagesOf: (color: { id: number; images: WorkspaceImage[] }) =>
      shown?.color === color.id ? shown.images : color.images,
  }
}
