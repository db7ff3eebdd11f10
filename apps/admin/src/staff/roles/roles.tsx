import { builtInRole, isAbove, role, type CustomRole, type HeldRole } from '@etrend/contract'
import { useState } from 'react'
import { useOwnRole } from '../../lib/own-role'
import { namesOf } from '../../lib/permission-words'
import { Button } from '../../ui/controls/button'
import { Section } from '../../ui/display/section'
import { Loaded } from '../../ui/state/loaded'
import { RowsSkeleton } from '../../ui/state/skeleton'
import { roleWords } from '../role-words'
import { DeleteRoleDialog } from './delete-role-dialog'
import { CopyDialog, EditDialog } from './role-form'
import { RoleRow } from './role-row'
import { useCustomRoles } from './use-custom-roles'

/** The six roles, which are the same in every shop, and those that the shop has made from copies. */
export function Roles() {
  const [copied, setCopied] = useState<HeldRole>()
  const [edited, setEdited] = useState<CustomRole>()
  const [deleted, setDeleted] = useState<CustomRole>()
  const roles = useCustomRoles()
  const changeable = useChangeable()
  return (
    <Section title="Roles">
      <p className="max-w-prose pt-2 text-muted">
        A role says what its people may do. Six are the same in every shop: copy one of them to make
        a role of your own.
      </p>
      <Loaded answer={roles} skeleton={<RowsSkeleton rows={6} />}>
        {(made) => (
          <>
            <ul aria-label="Roles" className="pt-2">
              {role.options.map((one) => {
                const held = builtInRole(one)
                return (
                  <RoleRow key={one} held={held} does={roleWords[one]}>
                    <CopyButton held={held} onCopy={setCopied} />
                  </RoleRow>
                )
              })}
              {made.map((one) => {
                const held = { role: one.id, role_name: one.name, permissions: one.permissions }
                return (
                  <RoleRow key={one.id} held={held} does={namesOf(one.permissions)} made={one}>
                    <CopyButton held={held} onCopy={setCopied} />
                    {changeable(held) ? (
                      <>
                        <Button
                          aria-label={`Edit the role ${one.name}`}
                          onClick={() => setEdited(one)}
                        >
                          Edit
                        </Button>
                        <Button
                          aria-label={`Delete the role ${one.name}`}
                          onClick={() => setDeleted(one)}
                        >
                          Delete
                        </Button>
                      </>
                    ) : null}
                  </RoleRow>
                )
              })}
            </ul>
            {made.length === 0 ? (
              <p className="pt-3 text-muted">The shop has made no roles of its own yet.</p>
            ) : null}
          </>
        )}
      </Loaded>
      {copied ? <CopyDialog held={copied} onClose={() => setCopied(undefined)} /> : null}
      {edited ? <EditDialog edited={edited} onClose={() => setEdited(undefined)} /> : null}
      {deleted ? (
        <DeleteRoleDialog deleted={deleted} onClose={() => setDeleted(undefined)} />
      ) : null}
    </Section>
  )
}

function CopyButton({ held, onCopy }: { held: HeldRole; onCopy: (held: HeldRole) => void }) {
  return (
    <Button aria-label={`Copy the role ${held.role_name}`} onClick={() => onCopy(held)}>
      Copy
    </Button>
  )
}

/** A check whether one may change a custom role: neither one's own nor one that is above it. */
function useChangeable() {
  const own = useOwnRole()
  return ({ role: one, permissions }: HeldRole) =>
    own !== undefined && own.role !== one && !isAbove(permissions, own.permissions)
}
