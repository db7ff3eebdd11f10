import { permissionNames, type CustomRole, type HeldRole } from '@etrend/contract'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { useOwnRole } from '../../lib/own-role'
import { grouped, permissionWords } from '../../lib/permission-words'
import { inWords } from '../../lib/words'
import { Mark } from '../../ui/display/mark'

/** A role: what it may do in a line and in full, who has a custom one (`made`), and as `children` what can be done with it. */
export function RoleRow({
  held: { role, role_name, permissions },
  does,
  made,
  children,
}: {
  held: HeldRole
  does: string
  made?: CustomRole
  children: ReactNode
}) {
  const isOwn = useOwnRole()?.role === role
  return (
    <li className="md:grid-cols-[minmax(0,1fr)_auto] grid items-start gap-x-6 gap-y-1 border-b border-line py-2.5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="font-medium wrap-anywhere">{role_name}</span>
          {made ? <Mark kind="quiet">Made here</Mark> : null}
          {isOwn ? <Mark kind="good">Yours</Mark> : null}
        </p>
        <p className="max-w-prose text-muted">{does}</p>
        {made ? <p className="text-muted">{holdersOf(made)}</p> : null}
        <details className="group">
          <summary className="inline-flex cursor-pointer list-none items-center gap-1 text-muted underline-offset-4 hover:underline pointer-coarse:h-11">
            <ChevronRight
              size={14}
              aria-hidden
              className="-ms-0.5 transition-transform group-open:rotate-90"
            />
            What it may do<span className="sr-only">: {role_name}</span>
          </summary>
          <ul className="max-w-prose pt-1">
            {grouped(permissions).map((one) => (
              <li key={one} className="py-0.5">
                <span className="font-medium">{permissionNames[one]}</span>
                {' – '}
                <span className="text-muted">{permissionWords[one]}</span>
              </li>
            ))}
          </ul>
        </details>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  )
}

/** '2 people · 1 open invitation' */
function holdersOf({ members, invitations }: CustomRole) {
  if (members + invitations === 0) return 'Nobody has it yet.'
  const people = members === 1 ? '1 person' : `${members} people`
  return [
    ...(members > 0 ? [people] : []),
    ...(invitations > 0 ? [inWords('open invitations', invitations)] : []),
  ].join(' · ')
}
