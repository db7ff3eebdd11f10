import { WAIT_MS } from '@etrend/tooling/patience'
import { cleanup, configure } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, vi } from 'vitest'
import { keepSession, keepStaffRole } from './session'

configure({ asyncUtilTimeout: WAIT_MS })

beforeEach(() => {
  keepSession({
    access: 'access',
    refresh: 'refresh',
    email: 'sunita@etrend.example',
    username: 'Sunita',
    role: null,
  })
  keepStaffRole('owner')
})

afterEach(() => {
  cleanup()
  toast.dismiss()
  localStorage.clear()
  vi.unstubAllGlobals()
})
