import { lazyPage } from '../lib/lazy-page'

/**
 * The footer in a script of its own, which loads after the page's. Until it is there, and where it can't be loaded, the
 * server's HTML stays: links work without a script.
 */
export const LaterFooter = lazyPage('app/footer', () =>
  import('./footer').then(
    (module) => module.Footer,
    () => new Promise<never>(() => undefined),
  ),
)
