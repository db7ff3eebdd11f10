export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp']

const LARGEST_BYTES = 40 * 1024 * 1024
/** Smaller files are sent unchanged, unless a side is longer than EDGE pixels. */
const SMALL_BYTES = 700 * 1024
const EDGE = 1600
const QUALITY = 0.85

export type Chosen = { file: File } | { problem: string }

/** Prepares a picture for upload, or says what is wrong with it. Large ones become JPEGs of at most 1600 pixels. */
export async function pictureToSend(file: File): Promise<Chosen> {
  if (!PICTURE_TYPES.includes(file.type)) return { problem: WRONG_TYPE }
  if (file.size > LARGEST_BYTES) return { problem: TOO_LARGE }
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return { problem: UNREADABLE }
  const { width, height } = bitmap
  const scale = Math.min(1, EDGE / Math.max(width, height))
  if (file.size <= SMALL_BYTES && scale === 1) return { file }
  const smaller = await drawn(bitmap, Math.round(width * scale), Math.round(height * scale))
  return { file: smaller ?? file }
}

const WRONG_TYPE = 'Choose a picture: JPG, PNG or WEBP.'
const TOO_LARGE = 'This picture is larger than 40 MB. Choose a smaller one.'
export const UNREADABLE = 'This file can’t be read as a picture. Choose another.'

function drawn(bitmap: ImageBitmap, width: number, height: number) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const brush = canvas.getContext('2d')
  if (!brush) return Promise.resolve(undefined)
  // Without a background, transparent parts would turn black in the JPEG.
  brush.fillStyle = 'white'
  brush.fillRect(0, 0, width, height)
  brush.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return new Promise<File | undefined>((resolve) => {
    const keep = (blob: Blob | null) =>
      resolve(blob ? new File([blob], 'picture.jpg', { type: blob.type }) : undefined)
    canvas.toBlob(keep, 'image/jpeg', QUALITY)
  })
}
