import { useState, type KeyboardEvent } from 'react'
import type { Choices, Option } from './choices'

/**
 * The behaviour of a combobox (ARIA's pattern) for an input and its list. The list opens on a click, on typing and on
 * the arrow keys. Enter chooses; Escape and leaving the field restore the last choice; emptying the field clears it.
 */
export function useCombobox({
  listId,
  useFound,
  value,
  current,
  onChoose,
}: {
  listId: string
  useFound: (words: string) => Choices
  value: string
  current: string | undefined
  onChoose: (value: string) => void
}) {
  // What is being typed; undefined while the field shows the choice.
  const [words, setWords] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [chosen, setChosen] = useState<Option>()
  const found = useFound(words ?? '')
  const options = found.options ?? []
  const name = String(chosen?.value) === value ? chosen?.label : (current ?? '')

  function close() {
    setOpen(false)
    setWords(undefined)
    setActive(-1)
  }

  function take(option: Option) {
    setChosen(option)
    onChoose(String(option.value))
    close()
  }

  function leave() {
    if (words === '' && value) onChoose('')
    close()
  }

  function onKeyDown(event: KeyboardEvent) {
    const option = isOpen ? options[active] : undefined
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const next = isOpen ? active + (event.key === 'ArrowDown' ? 1 : -1) : 0
      setOpen(true)
      setActive((next + options.length) % Math.max(1, options.length))
    } else if (event.key === 'Enter' && option) take(option)
    else if (event.key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
  }

  return {
    found,
    options,
    isOpen,
    input: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen && options[active] ? `${listId}-${active}` : undefined,
      value: words ?? (value ? name : ''),
      onClick: () => setOpen(true),
      onChange: (event: { target: { value: string } }) => {
        setWords(event.target.value)
        setOpen(true)
        setActive(event.target.value ? 0 : -1)
      },
      onKeyDown,
      onBlur: leave,
    },
    list: { id: listId, role: 'listbox' },
    option: (option: Option) => {
      const index = options.indexOf(option)
      return {
        id: `${listId}-${index}`,
        role: 'option',
        'aria-selected': index === active,
        ref: index === active ? intoView : undefined,
        // The focus stays in the field.
        onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
        onClick: () => take(option),
      }
    },
  }
}

function intoView(element: HTMLElement | null) {
  element?.scrollIntoView?.({ block: 'nearest' })
}
