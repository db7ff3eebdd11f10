import type { ReactNode } from 'react'

/**
 * A row of a list on a phone, the same for every list: the picture at the left, the title with the facts below, at the
 * right the figure with the status below, and the menu in the corner. The title's link opens the row from anywhere on
 * the card, and in select mode the box selects it from anywhere.
 */
export function RowCard({
  box,
  picture,
  title,
  facts,
  figure,
  status,
  action,
  menu,
  foot,
  isChosen = false,
}: {
  /** The checkbox of select mode, in which the row has no other buttons. */
  box?: ReactNode
  picture?: ReactNode
  title: ReactNode
  /** The facts in grey, joined by dots. Those without text are left out. */
  facts?: ReactNode[]
  figure?: ReactNode
  status?: ReactNode
  /** The row's one button, under its status. */
  action?: ReactNode
  menu?: ReactNode
  foot?: ReactNode
  isChosen?: boolean
}) {
  return (
    <li
      data-chosen={isChosen || undefined}
      className="relative isolate flex gap-3 border-b border-line py-3 data-chosen:bg-sunk"
    >
      {box ? (
        <div className="self-center [&_input]:relative [&_input]:z-2 [&_label]:after:absolute [&_label]:after:inset-0 [&_label]:after:z-1">
          {box}
        </div>
      ) : null}
      {picture ? <div className="shrink-0">{picture}</div> : null}
      <div className="min-w-0 grow">
        <div className="flex items-start gap-3">
          <div className="min-w-0 grow">
            {/* In select mode the box is what is pressed, and names the row. */}
            <div
              inert={Boolean(box)}
              className="line-clamp-2 font-medium wrap-anywhere [&_:is(a,button)]:-my-1 [&_:is(a,button)]:py-1 [&_:is(a,button)]:text-start [&_:is(a,button)]:after:absolute [&_:is(a,button)]:after:inset-0"
            >
              {title}
            </div>
            {facts && facts.length > 0 ? (
              <p className={factsLook}>
                {facts.map((fact, place) => (
                  <span key={place}>{fact}</span>
                ))}
              </p>
            ) : null}
          </div>
          <div className="grid max-w-1/2 shrink-0 justify-items-end gap-1 text-end empty:hidden">
            {figure ? <div className="font-semibold tabular-nums">{figure}</div> : null}
            {status ? (
              <div className="flex flex-col items-end gap-1 *:justify-end empty:hidden">
                {status}
              </div>
            ) : null}
            {action && !box ? <div className="relative z-1 pt-1 empty:hidden">{action}</div> : null}
          </div>
        </div>
        {foot && !box ? <div className="relative z-1 pt-2 empty:hidden">{foot}</div> : null}
      </div>
      {menu && !box ? (
        <div className="relative z-1 -my-2 -me-2 shrink-0 empty:hidden">{menu}</div>
      ) : null}
    </li>
  )
}

// The dot is only between facts that have text.
const factsLook =
  "line-clamp-2 wrap-anywhere text-muted tabular-nums [&_a]:relative [&_a]:z-1 [&_a]:py-1 [&>span:not(:empty)~span:not(:empty)]:before:content-['_·_']"

/** One line of facts, cut off at the card's edge, where a list shows the same facts in the same line of each card. */
export function CardLine({ children }: { children: ReactNode }) {
  return <span className="block truncate">{children}</span>
}
