import { pictureUrl } from '@etrend/domain'
import { FileButton } from '../../ui/files/file-button'
import { pictureTypes } from '../../ui/form/picture-rules'
import { useUpload } from './use-upload'

/**
 * A picture with its label: shows the chosen one, and uploads another. `src` is '' while there is none. `width` is one in
 * which every picture of this place is kept: uploaded ones have all widths, those of the demo only their place's.
 */
export function PictureInput({
  label,
  hint,
  src,
  width = 320,
  onChange,
}: {
  label: string
  hint?: string
  src: string
  width?: number
  onChange: (src: string) => void
}) {
  const { upload, isBusy } = useUpload()

  async function choose([file]: File[]) {
    const chosen = file && (await upload(file))
    if (chosen) onChange(chosen)
  }

  return (
    <div className="grid content-start gap-1.5">
      <p className="font-semibold">{label}</p>
      <div className="flex flex-wrap items-center gap-3">
        {src && (
          <img
            src={pictureUrl(src, width)}
            alt={`Chosen: ${label}`}
            className="h-20 max-w-40 rounded-picture bg-sunk object-contain"
          />
        )}
        <FileButton
          accept={pictureTypes.join()}
          disabled={isBusy}
          aria-label={src ? `Replace: ${label}` : `Choose: ${label}`}
          onFiles={(files) => void choose(files)}
        >
          {isBusy ? 'Uploading…' : src ? 'Replace' : 'Choose a picture'}
        </FileButton>
      </div>
      {hint ? <p className="text-muted">{hint}</p> : null}
    </div>
  )
}
