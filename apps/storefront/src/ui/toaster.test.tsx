import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { dismissToasts, showToast } from './toaster'

const stays = 60_000

test('a toast that is put away before it is rendered does not stay', async () => {
  // A frame that comes before the time-out in which sonner renders a toast, as on a busy machine.
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => {
    run(0)
    return 0
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  showToast('error', 'Too late', { stays })
  dismissToasts('Too late')
  showToast('message', 'Still here', { stays })
  await screen.findByText('Still here')
  await waitFor(() => expect(screen.queryByText('Too late')).toBeNull())
})
