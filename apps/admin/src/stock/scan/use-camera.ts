import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { openReader } from './barcode-reader'

const PAUSE_MS = 120

/** A code that leaves the picture for so long and comes back is another piece. */
const GONE_MS = 900

export type CameraState = 'starting' | 'reading' | { problem: string }

/** Reads barcodes with the camera while the component is mounted. The video element shows what the camera sees. */
export function useCamera(onCode: (code: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('starting')
  const report = useEffectEvent((code: string) => {
    navigator.vibrate?.(60)
    onCode(code)
  })

  useEffect(() => {
    const stop = new AbortController()
    void readUntil(stop.signal, video.current, setState, (code) => report(code))
    return () => stop.abort()
  }, [])

  return { video, state }
}

async function readUntil(
  stopped: AbortSignal,
  video: HTMLVideoElement | null,
  onState: (state: CameraState) => void,
  onCode: (code: string) => void,
) {
  if (!video) return
  let stream: MediaStream | undefined
  stopped.addEventListener('abort', () => stream?.getTracks().forEach((track) => track.stop()))
  try {
    stream = await openCamera()
    if (stopped.aborted) return stream.getTracks().forEach((track) => track.stop())
    video.srcObject = stream
    await video.play()
    const read = await openReader()
    const once = onceWhileSeen(onCode)
    onState('reading')
    while (!stopped.aborted) {
      once(await read(video), performance.now())
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  } catch (error) {
    if (!stopped.aborted) onState({ problem: problemOf(error) })
  }
}

async function openCamera() {
  // Browsers hide the camera from pages without https.
  if (!('mediaDevices' in navigator)) throw new DOMException('', 'NotFoundError')
  const video = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } }
  return await navigator.mediaDevices.getUserMedia({ video })
}

function problemOf(error: unknown) {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError') {
    return 'The camera isn’t allowed here. Allow it in the browser’s settings of this site, or type the code.'
  }
  if (name === 'NotFoundError') {
    return 'This browser shows no camera here. A phone needs the shop’s https address. You can type the code.'
  }
  return 'The camera could not be started. Close other programs that use it, or type the code.'
}

/**
 * Reports each code once while it stays in the camera's picture. Ten equal pieces are counted by showing their labels
 * one after the other.
 */
function onceWhileSeen(onCode: (code: string) => void) {
  const seen = new Map<string, number>()
  return (codes: string[], now: number) => {
    for (const code of codes) {
      const last = seen.get(code)
      seen.set(code, now)
      if (last === undefined || now - last > GONE_MS) onCode(code)
    }
  }
}
