import ImageUp from 'lucide-react/icons/image-up'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { described, Field } from './field'
import { errorOf, type FieldOf } from './form'
import { pictureHint, pictureTypes } from './picture-rules'
import { Preview } from './thumbnail'

/**
 * A picture by choosing, dropping or pasting a file, with its preview. `current` is the address of the saved
 * one; the form's value stays empty until a new file is chosen.
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
  const { onChange, onBlur } = form.register(name)
  const chosen: unknown = form.watch(name)
  const file = chosen instanceof File ? chosen : undefined

  const choose = (value: File | undefined) => void onChange({ type: 'change', target: { name, value } })
  const chooseFirst = (files: FileList | null | undefined) => {
    const [first] = files ?? []
    if (first) choose(first)
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
        <div className="grid min-w-0 flex-1 basis-52 justify-items-start gap-2">
          <input
            type="file"
            accept={pictureTypes.join()}
            required={required}
            className="w-32 cursor-pointer rounded-control text-transparent file:h-9 file:w-32 file:cursor-pointer file:rounded-control file:bg-raised file:font-semibold file:text-ink file:inset-ring file:inset-ring-edge hover:file:bg-sunk pointer-coarse:file:h-11"
            {...described(id, error, hint)}
            onBlur={onBlur}
            onChange={(event) => {
              chooseFirst(event.target.files)
              // Kept empty: the file lives in the form, and the same one can be chosen again.
              event.target.value = ''
            }}
          />
          <p className="max-w-full text-muted wrap-break-word" aria-live="polite">
            {file ? pictureHint(file) : 'Or drop an image here, or paste one.'}
          </p>
          {file && current ? (
            <button
              type="button"
              className="cursor-pointer underline underline-offset-2 pointer-coarse:h-11"
              onClick={() => choose(undefined)}
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
  const address = useObjectUrl(file)
  if (address) {
    return <img src={address} alt="The chosen file" className="h-50 w-40 rounded-picture bg-sunk object-cover" />
  }
  if (current) return <Preview src={current} alt="The current image" />
  return (
    <div className="grid h-50 w-40 place-items-center rounded-picture bg-sunk text-muted">
      <ImageUp size={28} aria-hidden />
    </div>
  )
}

function useObjectUrl(file: File | undefined) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => {
      URL.revokeObjectURL(made)
      setAddress(undefined)
    }
  }, [file])
  return address
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
