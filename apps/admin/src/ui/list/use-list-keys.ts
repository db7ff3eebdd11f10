import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Keyboard for the rows of a list: J and K move the focus from row to row, Enter opens the row, X selects it, E edits
 * it, M opens its actions, and ? calls `onHelp`. Nothing happens while somebody types in a field, or while a dialog or menu is open.
 */
export function useListKeys(list: RefObject<HTMLElement | null>, onHelp: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!list.current || isForOthers(event) || !hasKeys(list.current)) return
    if (actOn(list.current, event.key, onHelp)) event.preventDefault()
  })
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

/** What the keys can do in this list now: some lists have no rows to select or edit. */
export function keysOf(list: HTMLElement | null) {
  const rows = list ? rowsOf(list) : []
  return {
    opens: rows.some(openerOf),
    selects: rows.some(selectBoxOf),
    edits: rows.some(editOf),
    acts: rows.some(menuOf),
  }
}

/** Of several lists on a screen, the keys are those of the one that has the focus, else of the first. */
function hasKeys(list: HTMLElement) {
  const all = [...document.querySelectorAll('[data-list]')]
  return (all.find((one) => one.contains(document.activeElement)) ?? all[0]) === list
}

/** Does what a key stands for. Returns whether it stands for anything here. */
function actOn(list: HTMLElement, key: string, onHelp: () => void) {
  if (key === '?') {
    onHelp()
    return true
  }
  const rows = rowsOf(list)
  const place = rows.findIndex((row) => row.contains(document.activeElement))
  const row = rows[place]
  const name = key.toLowerCase()
  if (name === 'j') return focus(rows[Math.min(place + 1, rows.length - 1)])
  if (name === 'k') return focus(rows[Math.max(place - 1, 0)])
  if (!row) return false
  if (name === 'x') return click(selectBoxOf(row))
  if (name === 'e') return click(editOf(row))
  if (name === 'm') return click(menuOf(row))
  // Enter on a link or button inside the row is that element's own.
  if (key === 'Enter' && document.activeElement === row) return click(openerOf(row))
  return false
}

/** The rows of the list's table, or the entries of its list; of several lists, as of days, those of all. */
function rowsOf(list: HTMLElement) {
  const rows = [...list.querySelectorAll('tbody > *, :is(ul, ol) > *')]
  return rows.filter((row) => row instanceof HTMLElement).filter((row) => !isInsideRow(row, list))
}

/** A row may hold a list of its own, which has no rows of the list. */
function isInsideRow(row: HTMLElement, list: HTMLElement) {
  const outer = row.parentElement?.parentElement?.closest('tbody > *, li')
  return outer !== null && outer !== undefined && list.contains(outer)
}

/** What Enter clicks: what is marked as such, else the row's first link, else what unfolds its facts. */
function openerOf(row: HTMLElement) {
  const wanted = ['[data-open]', 'a[href]', 'summary']
  return wanted.map((one) => row.querySelector(one)).find((one) => one !== null) ?? null
}

function selectBoxOf(row: HTMLElement) {
  return row.querySelector('input[type="checkbox"]')
}

function editOf(row: HTMLElement) {
  return row.querySelector('[data-edit]')
}

function menuOf(row: HTMLElement) {
  return row.querySelector('[data-menu]')
}

function focus(row: HTMLElement | undefined) {
  if (!row) return false
  row.tabIndex = -1
  row.focus()
  return true
}

function click(element: Element | null) {
  if (!(element instanceof HTMLElement)) return false
  element.click()
  return true
}

const TYPING = 'input:not([type="checkbox"]), select, textarea, [contenteditable], [role="listbox"]'

function isForOthers({
  target,
  ctrlKey,
  metaKey,
  altKey,
  isComposing,
  defaultPrevented,
}: KeyboardEvent) {
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return true
  if (target instanceof Element && target.closest(TYPING)) return true
  return (
    document.querySelector(
      'dialog[open], details[open] > :focus-within, [popover="auto"]:popover-open',
    ) !== null
  )
}
