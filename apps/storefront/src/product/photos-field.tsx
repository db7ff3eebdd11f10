import { type ChangeEvent, useCallback, useId, useRef, useState } from 'react'
import {
  type Chosen,
  PICTURE_TYPES,
  pictureToSend,
  UNREADABLE,
} from '../lib/ordering/picture-to-send'
import { Button } from '../ui/button'
import { FieldProblem } from '../ui/field-problem'

type PhotosFieldProps = {
  photos: File[]
  /** How many more the review may have. */
  most: number
  /** Why the first of them could not be sent. */
  problem?: string | undefined
  onChange: (photos: File[]) => void
}

/** Takes photos for a review from the camera or the files, with a preview of each before it is sent. */
export function PhotosField({ photos, most, problem, onChange }: PhotosFieldProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isReading, setIsReading] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const said = wrong ?? problem

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])]
    // Cleared, so that choosing the same file again fires a change event.
    target.value = ''
    setIsReading(true)
    const read = await readAll(files)
    setIsReading(false)
    const made = read.flatMap((one) => ('file' in one ? one.file : []))
    const refused = read.flatMap((one) => ('problem' in one ? one.problem : []))[0]
    const all = [...photos, ...made]
    setWrong(refused ?? (all.length > most ? tooMany(most) : undefined))
    onChange(all.slice(0, most))
  }

  function remove(photo: File) {
    setWrong(undefined)
    onChange(photos.filter((one) => one !== photo))
    field.current?.focus()
  }

  return (
    <div>
      <label htmlFor={id} className="text-sm font-medium">
        Photos of how you wear it <span className="text-muted">(optional)</span>
      </label>
      <input
        ref={field}
        id={id}
        type="file"
        multiple
        accept={PICTURE_TYPES.join()}
        className="field picture-input mt-1 w-full"
        aria-invalid={said !== undefined}
        aria-describedby={said ? `${id}-hint ${id}-problem` : `${id}-hint`}
        onChange={(event) => void choose(event)}
      />
      <output id={`${id}-hint`} className="mt-1 block text-sm text-muted">
        {isReading ? 'Reading the photos…' : hint(most)}
      </output>
      <FieldProblem id={`${id}-problem`} problem={said} />
      {photos.length > 0 && (
        <ul aria-label="Photos to send" className="review-photos mt-3">
          {photos.map((photo, index) => (
            <li key={keyOf(photo, photos)}>
              <Preview photo={photo} number={index + 1} />
              <Button look="quiet" className="photo-remove" onClick={() => remove(photo)}>
                Remove<span className="sr-only"> photo {index + 1}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Preview({ photo, number }: { photo: File; number: number }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(photo)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [photo],
  )
  return <img ref={show} alt={`Preview of file ${number}`} className="photo-preview" />
}

/** One after the other: large photos are made smaller, which takes memory. */
async function readAll(files: File[]) {
  const read: Chosen[] = []
  for (const file of files) {
    // A browser may also fail to make the picture smaller, for want of memory for example.
    read.push(await pictureToSend(file).catch((): Chosen => ({ problem: UNREADABLE })))
  }
  return read
}

/** A name and, for photos of the same name, which of them it is. */
function keyOf(photo: File, photos: File[]) {
  const same = photos.filter(({ name }) => name === photo.name)
  return `${photo.name} ${same.indexOf(photo)}`
}

function hint(most: number) {
  return most === 1
    ? 'One photo, JPG, PNG or WEBP. It appears once the shop has looked at it.'
    : `Up to ${most} photos, JPG, PNG or WEBP. They appear once the shop has looked at them.`
}

function tooMany(most: number) {
  return most === 1
    ? 'There is room for one more photo. The others were left out.'
    : `There is room for ${most} photos. The others were left out.`
}
