import type { WorkspaceColor } from '@etrend/contract'
import { useState } from 'react'
import { api } from '../lib/api'
import { refusalOf } from '../lib/refusal'
import { useWorkspaceChanged, type WorkspaceColors } from './use-workspace'

/**
 * Uploads pictures of a color one after the other. A refused picture is named in `refusals`, and the others are still
 * sent. A product's first picture becomes its display image.
 */
export function useUploads(
  product: number,
  color: WorkspaceColor,
  product_colors: WorkspaceColors,
) {
  const changed = useWorkspaceChanged()
  const { mutateAsync } = api.productImages.create.useMutation()
  const [progress, setProgress] = useState<string>()
  const [refusals, setRefusals] = useState<string[]>([])

  async function add(files: File[]) {
    setRefusals([])
    let isFirst = product_colors.every(({ images }) => images.length === 0)
    for (const [index, image] of files.entries()) {
      setProgress(`Uploading ${index + 1} of ${files.length}…`)
      try {
        const body = { product, color: color.id, image, is_display_image: isFirst }
        await mutateAsync({ body })
        isFirst = false
      } catch (error) {
        setRefusals((before) => [...before, `${image.name}: ${refusalOf(error).message}`])
      }
    }
    setProgress(undefined)
    await changed(product)
  }

  return { add, progress, isBusy: progress !== undefined, refusals }
}
