import sharp from 'sharp'

export function productForm(changes: Record<string, string> = {}) {
  return {
    title: 'Everyday Tee',
    description: 'Soft and plain.',
    Brand: 'Adjective Attire',
    subcategory: '1',
    price: '2500',
    discounted_price: '',
    is_slider: 'False',
    is_featured: 'True',
    ...changes,
  }
}

export async function png(color = '#1f2a4d', name = 'tee.png') {
  const image = sharp({ create: { width: 64, height: 80, channels: 3, background: color } })
  return new File([new Uint8Array(await image.png().toBuffer())], name, { type: 'image/png' })
}

/** A form as browsers and curl send it: in one piece, with its length. */
export async function multipart(fields: Record<string, string | File>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const sent = new Response(form)
  const payload = Buffer.from(await sent.arrayBuffer())
  return { payload, headers: { 'content-type': sent.headers.get('content-type') ?? '' } }
}
