import { useUploadProgress } from '../lib/upload'

/** Progress of a chosen picture: how much has been sent, then that the server is processing it. */
export function UploadProgress() {
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
