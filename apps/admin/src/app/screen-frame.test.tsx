import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Link, MemoryRouter, Outlet, Route, Routes } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { lazyScreen } from '../lib/lazy-screen'
import { ScreenFrame } from './screen-frame'

it('the previous screen stays until the script of the next one is loaded', async () => {
  let arrive: (screen: () => string) => void = () => undefined
  const script = new Promise<() => string>((resolve) => (arrive = resolve))
  const Staff = lazyScreen(() => script)
  const frame = (
    <ScreenFrame at="/">
      <Outlet />
    </ScreenFrame>
  )
  render(
    <MemoryRouter>
      <Routes>
        <Route element={frame}>
          <Route path="/" element={<Link to="/staff">To the staff</Link>} />
          <Route path="/staff" element={<Staff />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'To the staff' }))
  expect(screen.getByRole('link', { name: 'To the staff' }).checkVisibility()).toBe(true)
  expect(screen.queryByRole('status')).toBeNull()
  arrive(() => 'Everybody')
  expect(await screen.findByText('Everybody')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

it('a screen whose script can’t be loaded says so, and the next address is tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Gone = lazyScreen<object>(() => Promise.reject(new Error('There is no such script')))
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
