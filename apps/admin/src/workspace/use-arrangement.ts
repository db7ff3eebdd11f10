import type { PictureOrder, Workspace, WorkspaceImage } from '@etrend/contract'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../lib/api'
import { notify } from '../lib/notify'
import { refusalOf } from '../lib/refusal'
import { useWorkspaceChanged, workspaceKey, type WorkspaceAnswer } from './use-workspace'

/** Mutation options that send the changes of a product's pictures one after the other, in their order. */
export function inTurn(product: number) {
  return { mutationKey: ['pictures', product], scope: { id: `pictures ${product}` } }
}

/**
 * Changes the pictures of one color: order, alt texts, display image. The change is shown immediately, on top of those
 * that are still being saved. If the server refuses it, the server's state is loaded again.
 */
export function useArrangement(product: number, color: number) {
  const queries = useQueryClient()
  const changed = useWorkspaceChanged()
  const { mutateAsync } = api.workspaces.arrange.useMutation(inTurn(product))
  const queryKey = workspaceKey(product)

  return async (change: (images: WorkspaceImage[]) => WorkspaceImage[]) => {
    void queries.cancelQueries({ queryKey }) // a response on its way would overwrite this change
    const next = queries.setQueryData<WorkspaceAnswer>(
      queryKey,
      (shown) => shown && { ...shown, body: rearranged(shown.body, color, change) },
    )
    if (!next) return
    try {
      await mutateAsync({ params: { id: String(product) }, body: orderOf(next.body) })
    } catch (error) {
      notify.error('Pictures could not be arranged', refusalOf(error).message)
    }
    const { mutationKey } = inTurn(product)
    if (queries.isMutating({ mutationKey }) === 0) await changed(product)
  }
}

/** Applies the change to one color. A product has one display image: one chosen here replaces that of another color. */
function rearranged(
  workspace: Workspace,
  color: number,
  change: (images: WorkspaceImage[]) => WorkspaceImage[],
): Workspace {
  const product_colors = workspace.product_colors.map((own) =>
    own.id === color ? { ...own, images: change(own.images) } : own,
  )
  const isHere = product_colors.some(
    ({ id, images }) => id === color && images.some(({ is_display_image }) => is_display_image),
  )
  return {
    ...workspace,
    product_colors: product_colors.map((own) =>
      isHere && own.id !== color
        ? { ...own, images: own.images.map((image) => ({ ...image, is_display_image: false })) }
        : own,
    ),
  }
}

function orderOf({ product_colors }: Workspace): PictureOrder {
  return {
    pictures: product_colors.flatMap(({ id: color, images }) =>
      images.map(({ id, alt, is_display_image }) => ({ id, color, alt, is_display_image })),
    ),
  }
}
