import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import type { Choices } from './choices'
import { useCombobox } from './use-combobox'

/** Most choices that are shown at a time. Typing finds the others. */
export const MOST_CHOICES = 50

/** A hook that returns the choices that match the typed words. */
export type UseFound = (words: string) => Choices

/**
 * A choice among many, found by typing. `value` is its id as text, '' for none. `current` is the name of a value that
 * was not chosen here, for example a saved one. Other attributes go to the input.
 */
export function Combobox({
  id,
  value,
  current,
  useFound,
  onChoose,
  listLabel,
  className,
  ...input
}: Omit<ComponentProps<'input'>, 'value'> & {
  id: string
  value: string
  current: string | undefined
  useFound: UseFound
  onChoose: (value: string) => void
  listLabel: string
}) {
  const combobox = useCombobox({ listId: `${id}-list`, useFound, value, current, onChoose })
  const { options, found, list, isOpen } = combobox
  return (
    <div className="relative">
      <input id={id} {...input} {...combobox.input} className={`${className} pe-8`} />
      <ChevronDown
        size={16}
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-2 my-auto"
      />
      {isOpen ? (
        <ul
          {...list}
          aria-label={listLabel}
          className="absolute inset-x-0 top-full z-10 mt-1 max-h-72 min-w-60 overflow-y-auto rounded-control bg-raised p-1 shadow-float"
        >
          {options.map((option) => (
            <li
              key={option.value}
              {...combobox.option(option)}
              className="flex cursor-pointer items-center gap-3 rounded-control px-2 py-1.5 hover:bg-sunk aria-selected:bg-sunk pointer-coarse:py-3"
            >
              {option.picture}
              <span className="min-w-0 wrap-break-word">{option.label}</span>
            </li>
          ))}
          {found.options && options.length === 0 ? <Note>Nothing found.</Note> : null}
          {options.length >= MOST_CHOICES ? <Note>Type to find others.</Note> : null}
          {found.options || found.isFailed ? null : <Note>Looking…</Note>}
        </ul>
      ) : null}
    </div>
  )
}

function Note({ children }: { children: string }) {
  return (
    <li role="presentation" className="px-2 py-1.5 text-muted">
      {children}
    </li>
  )
}
