import { Refusal } from '../lib/refusal'
import type { PictureKind } from './decode-messages'

/**
 * The kind of picture that a file's bytes are. Throws Refusal 415 when they are none of these kinds, or when its name's
 * extension or its declared type says otherwise (ASVS 5.2.2); either may be missing.
 */
export function kindOf(bytes: Buffer, file: Blob, kinds: readonly PictureKind[]): PictureKind {
  const kind = kinds.find((candidate) => isKind[candidate](bytes))
  if (!kind)
    throw new Refusal(415, isHeic(bytes) ? HEIC : `This file is not a ${listed(kinds)} picture.`)
  const extension = extensionOf(file)
  const type = file.type.split(';', 1)[0]?.trim() ?? ''
  if (!extensions[kind].includes(extension) || !types[kind].includes(type)) {
    throw new Refusal(
      415,
      `This file holds a ${kind.toUpperCase()} picture, but its name or type says something else.`,
    )
  }
  return kind
}

/** What iPhones and some Samsung phones keep photos as (ISO 23008-12: the brand is in the first box). */
function isHeic(bytes: Buffer) {
  return /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(bytes.toString('latin1', 4, 12))
}

const HEIC =
  'This is a HEIC photo, which browsers can’t show. On an iPhone choose Settings, Camera, Formats, Most Compatible for new photos, on a Samsung phone turn off High efficiency pictures in the camera’s settings; or edit this photo and save it as a JPG.'

/** 'PNG, JPG or WEBP' */
function listed(kinds: readonly PictureKind[]) {
  const names = kinds.map((kind) => kind.toUpperCase())
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`
}

const isKind: Record<PictureKind, (bytes: Buffer) => boolean> = {
  png: (bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n'),
  jpg: (bytes) => startsWith(bytes, '\xff\xd8\xff'),
  webp: (bytes) => startsWith(bytes, 'RIFF') && bytes.toString('latin1', 8, 12) === 'WEBP',
  gif: (bytes) => startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a'),
  svg: isSvg,
}

function startsWith(bytes: Buffer, magic: string) {
  return bytes.toString('latin1', 0, magic.length) === magic
}

/** Loose on purpose: what looks like an SVG is checked by svg-rules.ts, which says what is wrong with it. */
function isSvg(bytes: Buffer) {
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '')
  return /^\s*<(\?xml|!--|!doctype(?!\s+html)|svg[\s/>])/i.test(text) && /<svg[\s/>]/.test(text)
}

/** 'shirt.php.JPG' → 'jpg'; '' when the name ends with nothing that looks like an extension. */
function extensionOf(file: Blob) {
  const name = file instanceof File ? file.name : ''
  return /\.([a-z][a-z0-9]{1,9})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
}

const extensions: Record<PictureKind, string[]> = {
  png: ['', 'png', 'apng'],
  jpg: ['', 'jpg', 'jpeg', 'jpe', 'jfif'],
  webp: ['', 'webp'],
  gif: ['', 'gif'],
  svg: ['', 'svg'],
}

// What programs send for a file they know nothing about.
const undeclared = ['', 'application/octet-stream']
const types: Record<PictureKind, string[]> = {
  png: [...undeclared, 'image/png', 'image/apng', 'image/x-png'],
  jpg: [...undeclared, 'image/jpeg', 'image/jpg', 'image/pjpeg'],
  webp: [...undeclared, 'image/webp'],
  gif: [...undeclared, 'image/gif'],
  svg: [...undeclared, 'image/svg+xml', 'application/xml', 'text/xml'],
}
