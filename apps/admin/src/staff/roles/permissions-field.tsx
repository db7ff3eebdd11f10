import { permissionNames, type Permission } from '@etrend/contract'
import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useOwnRole } from '../../lib/own-role'
import { permissionGroups, permissionWords } from '../../lib/permission-words'
import { FieldError } from '../../ui/form/field'
import { errorOf, type FieldOf } from '../../ui/form/form'

/** The permissions of a role as boxes to tick, by area. Those that one lacks can’t be ticked, and say why. */
export function PermissionsField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
}: FieldOf<Values>) {
  const id = useId()
  const error = errorOf({ form, name })
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="grid gap-3">
      <legend className="font-semibold">{label}</legend>
      <p className="text-muted">{hint}</p>
      {permissionGroups.map(({ title, permissions }) => (
        <fieldset key={title}>
          <legend className="font-semibold pb-1 text-muted">{title}</legend>
          <div className="grid gap-1.5">
            {permissions.map((one) => (
              <PermissionCheck key={one} permission={one} box={form.register(name)} />
            ))}
          </div>
        </fieldset>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

function PermissionCheck({
  permission,
  box,
}: {
  permission: Permission
  box: ReturnType<FieldOf<FieldValues>['form']['register']>
}) {
  const id = useId()
  const isOwn = useOwnRole()?.permissions.includes(permission) ?? false
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2">
      <input
        {...box}
        type="checkbox"
        id={id}
        value={permission}
        disabled={!isOwn}
        aria-describedby={`${id}-hint`}
        className="size-4 shrink-0 accent-ink pointer-coarse:size-5"
      />
      <label htmlFor={id} className="flex items-center font-medium pointer-coarse:min-h-9">
        {permissionNames[permission]}
      </label>
      <p id={`${id}-hint`} className="col-start-2 text-muted">
        {permissionWords[permission]}
        {isOwn ? null : ' You may not do this yourself, so you can’t give it.'}
      </p>
    </div>
  )
}
