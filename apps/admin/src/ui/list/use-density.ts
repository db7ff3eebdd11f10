import { useRemembered } from '../../lib/remembered'

/** Whether the rows of all tables are compact, which is remembered in this browser. */
export function useDensity() {
  const [density, remember] = useRemembered('density')
  return {
    isCompact: density === 'compact',
    setCompact: (isCompact: boolean) => remember(isCompact ? 'compact' : 'comfortable'),
  }
}
