import Camera from 'lucide-react/icons/camera'
import CameraOff from 'lucide-react/icons/camera-off'
import { lazy, Suspense, useId, useState, type ReactNode } from 'react'
import { Button } from '../../ui/controls/button'
import { controlLook, FieldError } from '../../ui/form/field'
import { useHandScanner } from './use-hand-scanner'

const CameraView = lazy(async () => ({ default: (await import('./camera-view')).CameraView }))

/**
 * Takes codes from the camera, from a hand scanner, or typed. The screen keeps the typed text, looks for names with it,
 * and empties it when a unit was chosen; Enter reports it as a code.
 */
export function ScanField({
  text,
  error,
  onCode,
  onType,
  children,
}: {
  text: string
  error: string | undefined
  onCode: (code: string) => void
  onType: (text: string) => void
  /** What the typed words find. */
  children?: ReactNode
}) {
  const id = useId()
  const [isFilming, setFilming] = useState(false)
  useHandScanner(onCode)

  return (
    <section aria-label="Scan" className="grid gap-2">
      {isFilming ? (
        <Suspense fallback={<p className="text-muted">Starting the camera…</p>}>
          <CameraView onCode={onCode} />
        </Suspense>
      ) : null}
      <form
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() !== '') onCode(text.trim())
          onType('')
        }}
      >
        <input
          id={id}
          aria-label="Scan or type a code or a name"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          placeholder="Scan or type a code or a name"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={100}
          value={text}
          onChange={({ target }) => onType(target.value)}
          className={controlLook}
        />
        <Button aria-pressed={isFilming} onClick={() => setFilming(!isFilming)}>
          {isFilming ? <CameraOff size={16} aria-hidden /> : <Camera size={16} aria-hidden />}
          Camera
        </Button>
      </form>
      <FieldError id={id} error={error} />
      {text.trim() === '' ? null : children}
    </section>
  )
}
