import type { Session } from '@etrend/contract'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { messageOf, statusOf, tsr } from '../lib/api'
import { nextPath } from '../lib/login-path'
import { notify } from '../lib/notify'
import { object, text } from '../lib/schema'
import { keepSession } from '../lib/session'
import { useHydrated } from '../lib/use-hydrated'
import { useLocationState } from '../lib/use-location-state'
import { useShop } from '../lib/use-shop'
import { Button } from '../ui/button'
import { EmailField } from '../ui/email-field'
import { FieldProblem } from '../ui/field-problem'
import { TextField } from '../ui/text-field'
import { textIn } from './form-text'
import { useFormChecks } from './use-form-checks'

/**
 * The sign-in form, with the documented fields and texts (spec §2, §5, §8). After a registration, the address is filled in
 * and the password has the focus.
 */
export function LoginForm() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const adminUrl = useShop()?.admin_url
  const [problem, setProblem] = useState<string>()
  const { checked, problemOf, isComplete } = useFormChecks()
  const registered = useRegistered()
  const password = useRef<HTMLInputElement>(null)
  const login = tsr.account.login.useMutation({
    onSuccess: ({ body }) => enter(body),
    onError: refuse,
  })
  const handOver = tsr.account.handOver.useMutation({
    onSuccess: ({ body }) => openAdmin(body.code),
    onError: refuse,
  })
  const isBusy = login.isPending || handOver.isPending

  // After the heading got the focus (app/scroll-place.tsx).
  useEffect(() => {
    if (registered) password.current?.focus()
  }, [registered])

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    setProblem(undefined)
    if (!isComplete(event.currentTarget)) return
    const form = new FormData(event.currentTarget)
    const body = { email: textIn(form, 'email'), password: textIn(form, 'password') }
    login.mutate({ body, headers: { 'x-session': 'web' } })
  }

  /** A truthy role means a customer, otherwise staff (spec §6), who work on the admin host. */
  function enter(session: Session) {
    keepSession(session)
    notify.success('Successfully Login')
    if (session.role) void navigate(nextPath(search))
    else handOver.mutate({})
  }

  function openAdmin(code: string) {
    if (adminUrl) window.location.assign(`${adminUrl}/handover?code=${encodeURIComponent(code)}`)
    else setProblem('The admin’s address could not be loaded. Please reload this page.')
  }

  /** 400 and 401 show the documented text. Others, like too many attempts or no connection, show their own message. */
  function refuse(error: unknown) {
    const isInvalid = [400, 401].includes(statusOf(error) ?? 0)
    setProblem((isInvalid ? undefined : messageOf(error)) ?? 'Email or password is invalid.')
    notify.error('Login failed. Please try again.')
  }

  return (
    <form method="post" {...checked} onSubmit={submit} className="needs-script mt-8 space-y-5">
      <EmailField autoComplete="username" defaultValue={registered} problem={problemOf('email')} />
      <TextField
        ref={password}
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        problem={problemOf('password')}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <label className="filter-option">
          <input
            type="checkbox"
            name="remember"
            required
            defaultChecked
            className="tick"
            aria-describedby="login-problem"
          />
          Remember me
        </label>
        <a href="/forgot-password" className="text-link touch-line text-sm">
          Forgot password?
        </a>
      </div>
      <FieldProblem id="login-problem" problem={problemOf('remember') ?? problem} />
      <Button type="submit" className="w-full" disabled={isBusy}>
        {isBusy ? 'Signing in…' : 'Sign in'}
      </Button>
      <p className="text-sm">
        New here?{' '}
        <a href="/register" className="text-link touch-line">
          Create an account
        </a>
      </p>
    </form>
  )
}

/** The email address with which the visitor has just registered; undefined otherwise. The server doesn't know it. */
export function useRegistered() {
  const given = useLocationState(handedOn)
  return useHydrated() ? given?.registered : undefined
}

const handedOn = object({ registered: text })
