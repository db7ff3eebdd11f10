import { type PointerEvent, useRef } from 'react'

const FAR_PX = 40

/** Detects a finger's swipe: calls `turn` with 1 for a swipe to the left and -1 for one to the right. */
export function useSwipe(turn: (step: number) => void) {
  const start = useRef<{ x: number; y: number }>(undefined)

  function begin({ pointerType, clientX: x, clientY: y }: PointerEvent) {
    start.current = pointerType === 'mouse' ? undefined : { x, y }
  }

  function end({ clientX, clientY }: PointerEvent) {
    if (!start.current) return
    const across = clientX - start.current.x
    const down = clientY - start.current.y
    start.current = undefined
    if (Math.abs(across) > Math.max(FAR_PX, Math.abs(down))) turn(-Math.sign(across))
  }

  return {
    onPointerDown: begin,
    onPointerUp: end,
    onPointerCancel: () => (start.current = undefined),
  }
}
