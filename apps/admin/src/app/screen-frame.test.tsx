import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { lazyScreen } from '../lib/lazy-screen'
import { ScreenFrame } from './screen-frame'

const Gone = lazyScreen<object>(() => Promise.reject(new Error('There is no such script')))

it('a screen whose script can’t be had says so, and the next address is tried anew', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { rerender } = render(
    <ScreenFrame at="/etrendadmin/staff">
      <Gone />
    </ScreenFrame>,
  )
  expect(await screen.findByText(/This screen could not be shown/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  rerender(<ScreenFrame at="/etrendadmin">Dashboard</ScreenFrame>)
  expect(await screen.findByText('Dashboard')).toBeTruthy()
})
