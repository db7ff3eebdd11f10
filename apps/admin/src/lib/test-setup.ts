import { cleanup } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, vi } from 'vitest'
import { keepSession } from './session'

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
