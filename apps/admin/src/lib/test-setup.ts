import { builtInRole } from '@etrend/contract'
import { dismissToasts } from '@etrend/look/toasts'
import { elementError } from '@etrend/tooling/element-error'
import { WAIT_MS } from '@etrend/tooling/patience'
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { keepSession, keepStaffRole } from './session'

configure({ asyncUtilTimeout: WAIT_MS, getElementError: elementError(prettyDOM) })

beforeEach(() => {
  keepSession({
    access: 'access',
    refresh: 'refresh',
    email: 'sunita@etrend.example',
    username: 'Sunita',
    role: null,
  })
  keepStaffRole(builtInRole('owner'))
})

afterEach(() => {
  cleanup()
  dismissToasts()
  localStorage.clear()
  vi.unstubAllGlobals()
})
