import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import {
  type Chosen,
  PICTURE_TYPES,
  pictureToSend,
  UNREADABLE,
} from '../../lib/ordering/picture-to-send'
import { Button } from '../../ui/button'
import { FieldProblem } from '../../ui/field-problem'

type PictureFieldProps = {
  label: string
  picture: File | undefined
  /** The server's error for the picture. */
  problem?: string | undefined
  onChange: (picture: File | undefined) => void
}

/** Takes a picture from the camera or the files. Shows a preview before it is sent, and any error. */
export function PictureField({ label, picture, problem, onChange }: PictureFieldProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isReading, setIsReading] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const [preview, setPreview] = useState<string>()
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview])
  const said = wrong ?? problem

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    if (!file) return
    setIsReading(true)
    // A browser may also fail to make the picture smaller, for want of memory for example.
    const chosen = await pictureToSend(file).catch((): Chosen => ({ problem: UNREADABLE }))
    setIsReading(false)
    const made = 'file' in chosen ? chosen.file : undefined
    setWrong('problem' in chosen ? chosen.problem : undefined)
    setPreview(made && URL.createObjectURL(made))
    onChange(made)
    // Cleared, so that choosing the same file again fires a change event.
    if (!made && field.current) field.current.value = ''
  }

  function remove() {
    onChange(undefined)
    if (!field.current) return
    field.current.value = ''
    field.current.focus()
  }

  return (
    <div>
      <label htmlFor={id} className="text-sm font-medium">
        {label} <span className="text-muted">(optional)</span>
      </label>
      <input
        ref={field}
        id={id}
        type="file"
        accept={PICTURE_TYPES.join()}
        className="field picture-input mt-1 w-full"
        aria-invalid={said !== undefined}
        aria-describedby={said ? `${id}-problem` : `${id}-hint`}
        onChange={(event) => void choose(event)}
      />
      <FieldProblem id={`${id}-problem`} problem={said} />
      <output id={`${id}-hint`} className="mt-1 block text-sm text-muted">
        {isReading
          ? 'Reading the picture…'
          : 'If something is wrong with a piece, show it in a picture.'}
      </output>
      {picture && (
        <div className="mt-3 flex items-end gap-4">
          {preview && <img src={preview} alt="Preview of your file" className="picture-preview" />}
          <Button look="quiet" onClick={remove}>
            Remove<span className="sr-only"> the picture</span>
          </Button>
        </div>
      )}
    </div>
  )
}
