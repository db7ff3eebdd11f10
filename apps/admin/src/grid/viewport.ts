import { useState, type UIEvent } from 'react'

export const ROW_HEIGHT = 40

/** As many rows are rendered above and below those in view. */
const BEYOND = 8
/** The height that is assumed until the grid is scrolled. */
const HEIGHT = 640

export type Viewport = ReturnType<typeof useViewport>

/** Which rows of the grid are in view, or close to it. `list` names the rows: others are shown from the first. */
export function useViewport(list: string) {
  const [seen, setSeen] = useState({ top: 0, height: HEIGHT, list })
  const { height } = seen
  const top = seen.list === list ? seen.top : 0
  const first = Math.floor(top / ROW_HEIGHT)
  const from = Math.max(0, first - BEYOND)
  return {
    shown: { from, to: first + Math.ceil(height / ROW_HEIGHT) + BEYOND },
    onScroll: ({ currentTarget: { scrollTop, clientHeight } }: UIEvent<HTMLElement>) =>
      setSeen({ top: scrollTop, height: clientHeight || HEIGHT, list }),
  }
}
