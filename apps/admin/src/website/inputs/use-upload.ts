import { pictureUrl } from '@etrend/domain'
import { useState } from 'react'
import { api } from '../../lib/api'
import { notify } from '../../lib/notify'
import { refusalOf } from '../../lib/refusal'

/** Uploads a picture for a page. Returns its src, or undefined after a toast that says why it was refused. */
export function useUpload() {
  const { mutateAsync } = api.pages.addPicture.useMutation()
  const [isBusy, setBusy] = useState(false)

  async function upload(image: File) {
    setBusy(true)
    try {
      return (await mutateAsync({ body: { image } })).body.src
    } catch (error) {
      notify.error('The picture could not be uploaded', refusalOf(error).message)
      return undefined
    } finally {
      setBusy(false)
    }
  }

  return { upload, isBusy }
}

/** The size of an uploaded picture in pixels, as the shop keeps it; a square where it can't be read. */
export async function sizeOfUploaded(src: string) {
  const image = new Image()
  image.src = pictureUrl(src, 960)
  await image.decode().catch(() => undefined)
  return { width: image.naturalWidth || 960, height: image.naturalHeight || 960 }
}
