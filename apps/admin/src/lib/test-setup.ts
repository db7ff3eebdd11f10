import { cleanup, configure } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, vi } from 'vitest'
import { keepSession } from './session'

// A loaded machine may take its time; a passing test doesn't wait for it.
configure({ asyncUtilTimeout: 5000 })

beforeEach(() => {
  keepSession({
    access: 'access',
    refresh: 'refresh',
    email: 'sunita@etrend.example',
    username: 'Sunita',
    role: null,
  })
})

afterEach(() => {
  cleanup()
  toast.dismiss()
  localStorage.clear()
  vi.unstubAllGlobals()
})
