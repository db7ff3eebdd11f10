import { PictureOf } from '../catalogue/pictures/picture-of'
import type { Choice, Group } from './choices'

/** The choices under their groups' titles. The focus stays in the field; `active` is what Enter chooses. */
export function PaletteList({
  id,
  groups,
  active,
  onChoose,
}: {
  id: string
  groups: Group[]
  active: Choice | undefined
  onChoose: (choice: Choice) => void
}) {
  return (
    <div id={id} role="listbox" aria-label="What was found" className="min-h-0 overflow-y-auto p-2">
      {groups.map((group) => (
        <PaletteGroup key={group.title} id={id} {...{ group, active, onChoose }} />
      ))}
    </div>
  )
}

function PaletteGroup({
  id,
  group: { title, choices },
  active,
  onChoose,
}: {
  id: string
  group: Group
  active: Choice | undefined
  onChoose: (choice: Choice) => void
}) {
  return (
    <div role="group" aria-label={title} className="pb-2">
      <div aria-hidden className="font-semibold px-3 pt-1.5 pb-1 font-sans text-xs text-muted">
        {title}
      </div>
      {choices.map((choice) => {
        const isActive = choice === active
        const { icon: Icon, label, detail, to, picture } = choice
        return (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are the field's
          <div
            key={to}
            id={isActive ? `${id}-active` : undefined}
            role="option"
            aria-selected={isActive}
            ref={isActive ? intoView : undefined}
            // The focus stays in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(choice)}
            className="flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-3 py-1 hover:bg-sunk/60 aria-selected:bg-sunk pointer-coarse:min-h-11"
          >
            {picture ? (
              <PictureOf of={picture} isSmall />
            ) : (
              <Icon size={16} aria-hidden className="shrink-0 text-muted" />
            )}
            <span className="min-w-0 truncate">{label}</span>{' '}
            <span className="ms-auto max-w-2/5 shrink-0 truncate text-muted">{detail}</span>
          </div>
        )
      })}
    </div>
  )
}

function intoView(element: HTMLElement | null) {
  element?.scrollIntoView?.({ block: 'nearest' })
}
