import { builtinEnvironments } from 'vitest/runtime'

const page = builtinEnvironments['happy-dom']

/**
 * The environment of component tests: happy-dom, whose globals stay until the process of the tests ends. vitest's own
 * takes them away after the last test, while React may have scheduled work or sonner may still take a toast away: that
 * work reads `window`, and its ReferenceError failed runs in which every test had passed.
 */
export default {
  ...page,
  name: 'lasting-page',
  async setup(...args) {
    await page.setup(...args)
    return { teardown: () => undefined }
  },
}
