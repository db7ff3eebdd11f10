import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { toast, Toaster, type ToasterProps } from 'sonner'
import { holdClocks, startClock } from './toast-clock'

export type ToastKind = 'success' | 'error' | 'warning' | 'message'

export type ToastOptions = {
  /** How long it stays, in ms; see toast-clock.ts for when this time stands still. */
  stays: number
  /** A second, quieter line. */
  reason?: string | undefined
  action?: { label: string; run: () => void } | undefined
  /** Called when its time is over, but not when its button was pressed or somebody has put it away. */
  onTimeOver?: (() => void) | undefined
}

type Id = string | number

/** Stops the clock of each toast that is shown, by its id. */
const stops = new Map<Id, () => void>()
/** Toasts that sonner has still to render, each with whether it is already to be put away. */
const coming = new Map<Id, boolean>()

/** Shows a toast; Toasts must be rendered. */
export function showToast(
  kind: ToastKind,
  text: string,
  { stays, reason, action, onTimeOver }: ToastOptions,
) {
  const id = toast[kind](text, {
    duration: Infinity,
    description: reason,
    onDismiss: stop,
    action: action && {
      label: action.label,
      onClick: () => {
        stop()
        action.run()
      },
    },
  })
  coming.set(id, false)
  // Sonner renders a toast in a time-out of its own, which was set just before this one.
  setTimeout(() => {
    const isUnwanted = coming.get(id)
    coming.delete(id)
    if (isUnwanted) toast.dismiss(id)
  })
  const stopClock = startClock(stays, () => {
    dismiss(id)
    onTimeOver?.()
  })
  stops.set(id, stopClock)

  function stop() {
    stopClock()
    stops.delete(id)
  }
}

/** Puts the toasts with this text away, or all. */
export function dismissToasts(text?: string) {
  for (const shown of toast.getToasts()) {
    if (text === undefined || ('title' in shown && shown.title === text)) dismiss(shown.id)
  }
}

function dismiss(id: Id) {
  stops.get(id)?.()
  stops.delete(id)
  // One that isn't rendered yet would be rendered afterwards, and stay for ever.
  if (coming.has(id)) coming.set(id, true)
  else toast.dismiss(id)
}

/**
 * All toasts of a page, at its top center, `top` from the edge, in pixels or as a CSS length. They can be pressed above
 * an open dialog too.
 */
export function Toasts({ top, classNames }: { top: number | string } & Classes) {
  const [layer] = useState(createLayer)
  useLayoutEffect(() => {
    const release = [keepOnTop(layer), holdClocks(layer)]
    return () => release.forEach((end) => end())
  }, [layer])
  const offset = { top }
  return createPortal(
    <Toaster
      position="top-center"
      offset={offset}
      mobileOffset={offset}
      toastOptions={classNames ? { classNames } : {}}
    />,
    layer,
  )
}

type Classes = Pick<NonNullable<ToasterProps['toastOptions']>, 'classNames'>

/** An element without size of its own, as a popover: the browser shows it above everything else of the page. */
function createLayer() {
  const layer = document.createElement('div')
  layer.popover = 'manual'
  layer.style.cssText =
    'position:fixed;inset:0 auto auto 0;width:0;height:0;margin:0;border:0;padding:0;overflow:visible;background:none'
  // Sonner, when it knows that a toast has the focus, takes it back to where it was before as soon as it leaves the
  // toast, so that Tab would never get past.
  layer.addEventListener('focusin', (event) => event.stopImmediatePropagation(), true)
  return layer
}

/**
 * Keeps the layer inside the modal dialog that was opened last, or else in the body, until the returned function is
 * called. While a modal dialog is open, the browser lets nobody press anything outside of it.
 */
function keepOnTop(layer: HTMLElement) {
  let opened: Element[] = []

  function place() {
    const open = [...document.querySelectorAll('dialog[open]')]
    opened = [...opened.filter((one) => open.includes(one)), ...open.filter(isNew)]
    const home = opened.at(-1) ?? document.body
    if (layer.parentNode === home) return
    home.append(layer)
    layer.showPopover?.()
  }

  function isNew(dialog: Element) {
    return !opened.includes(dialog)
  }

  const observer = new MutationObserver((changes) => {
    if (!layer.isConnected || changes.some(({ type }) => type === 'attributes')) place()
  })
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] })
  place()
  return () => {
    observer.disconnect()
    layer.remove()
  }
}
