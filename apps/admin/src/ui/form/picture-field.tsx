import ImageUp from 'lucide-react/icons/image-up'
import { useCallback, useEffect, useEffectEvent, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useUploadProgress } from '../../lib/upload'
import { Preview, previewLook } from '../display/thumbnail'
import { described, Field } from './field'
import { errorOf, heldValue, type FieldOf } from './form'
import { pictureHint, pictureTypes } from './picture-rules'

/**
 * A picture that is chosen, dropped or pasted as a file, with its preview. `current` is the address of the saved
 * picture; the form's value stays empty until a new file is chosen.
 */
export function PictureField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  current,
  required,
}: FieldOf<Values> & { current?: string | undefined; required?: boolean }) {
  const id = useId()
  const error = errorOf({ form, name })
  const { value, change } = heldValue({ form, name })
  const file = value instanceof File ? value : undefined

  const chooseFirst = (files: FileList | null | undefined) => {
    const [first] = files ?? []
    if (first) change(first)
    return first !== undefined
  }
  useFilePaste(chooseFirst)

  return (
    <Field id={id} label={label} isRequired={required} hint={hint} error={error}>
      <div
        className="flex flex-wrap items-center gap-4 rounded-control border border-dashed border-edge p-3"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          chooseFirst(event.dataTransfer.files)
        }}
      >
        <ChosenPicture file={file} current={current} />
        <div className="grid min-w-0 flex-1 basis-48 justify-items-start gap-2">
          <input
            type="file"
            accept={pictureTypes.join()}
            required={required}
            className="file:font-semibold w-32 cursor-pointer rounded-control text-transparent file:h-9 file:w-32 file:cursor-pointer file:rounded-control file:bg-raised file:text-ink file:inset-ring file:inset-ring-edge hover:file:bg-sunk pointer-coarse:file:h-11"
            {...described(id, error, hint)}
            onChange={(event) => {
              chooseFirst(event.target.files)
              // Emptied, so that the same file can be chosen again. The form holds the file.
              event.target.value = ''
            }}
          />
          <p className="max-w-full wrap-break-word text-muted" aria-live="polite">
            {file ? pictureHint(file) : 'Or drop an image here, or paste one.'}
          </p>
          {file ? <UploadProgress /> : null}
          {file && current ? (
            <button
              type="button"
              className="cursor-pointer underline underline-offset-2 pointer-coarse:h-11"
              onClick={() => change(undefined)}
            >
              Keep the current image
            </button>
          ) : null}
        </div>
      </div>
    </Field>
  )
}

function ChosenPicture({ file, current }: { file: File | undefined; current: string | undefined }) {
  if (file) return <FilePreview file={file} />
  if (current) return <Preview src={current} alt="The current image" />
  return (
    <div className={`grid place-items-center text-muted ${previewLook}`}>
      <ImageUp size={28} aria-hidden />
    </div>
  )
}

function FilePreview({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  return <img ref={show} alt="The chosen file" className={`object-cover ${previewLook}`} />
}

function useFilePaste(take: (files: FileList | undefined) => boolean) {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (take(event.clipboardData?.files)) event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
}

/** Progress of a chosen picture: how much has been sent, then that the server is processing it. */
function UploadProgress() {
  const sent = useUploadProgress()
  if (sent === undefined) return null
  const percent = Math.round(sent * 100)
  return (
    <div className="grid w-full max-w-60 gap-1">
      <progress
        aria-label="Upload"
        max={100}
        value={percent}
        className="h-1.5 w-full accent-success"
      />
      <span className="text-muted tabular-nums">
        {percent < 100 ? `${percent} % sent` : 'Sent. The image is being processed…'}
      </span>
    </div>
  )
}
