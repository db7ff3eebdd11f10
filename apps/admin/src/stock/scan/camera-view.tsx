import { Notice } from '../../ui/state/notice'
import { useCamera } from './use-camera'

/** What the camera sees, with a frame to hold the barcode in. */
export function CameraView({ onCode }: { onCode: (code: string) => void }) {
  const { video, state } = useCamera(onCode)
  if (typeof state === 'object') return <Notice>{state.problem}</Notice>
  return (
    <figure className="relative overflow-hidden rounded-control bg-ink">
      <video
        ref={video}
        muted
        playsInline
        aria-label="Camera"
        className="aspect-4/3 max-h-[38dvh] w-full object-cover"
      />
      <div
        aria-hidden
        className="pointer-events-none absolute inset-x-6 top-1/2 h-2/5 -translate-y-1/2 rounded-control inset-ring-2 inset-ring-marigold"
      />
      <figcaption
        role="status"
        className="absolute inset-x-0 bottom-0 bg-ink/70 px-3 py-1.5 text-center text-paper"
      >
        {state === 'starting' ? 'Starting the camera…' : 'Hold the barcode in the frame'}
      </figcaption>
    </figure>
  )
}
