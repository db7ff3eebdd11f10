import type { MouseEvent } from 'react'

/** An onClick for a button whose row moves: a browser takes the focus away from elements that are moved. */
export function keepFocus(work: () => void) {
  return ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    work()
    setTimeout(() => currentTarget.focus())
  }
}
