import { Component, Suspense, type ReactNode } from 'react'
import { FailedState } from '../ui/state/failed-state'
import { RowsSkeleton } from '../ui/state/skeleton'

type Props = { at: string; children: ReactNode }
type State = { at: string; hasFailed: boolean }

/**
 * Frame around the current screen. The previous screen stays until the next one's script is loaded (the router
 * navigates in a transition). If a screen fails, for example because a newer version has removed its script, this shows
 * an error instead of a blank screen until `at`, the address, changes.
 */
export class ScreenFrame extends Component<Props, State> {
  override state: State = { at: '', hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ at }: Props, state: State) {
    return at === state.at ? null : { at, hasFailed: false }
  }

  override render() {
    if (this.state.hasFailed) {
      const message = 'This screen could not be shown. Loading the page again may help.'
      return <FailedState message={message} isTrying={false} onRetry={reload} />
    }
    return <Suspense fallback={<RowsSkeleton rows={8} />}>{this.props.children}</Suspense>
  }
}

function reload() {
  location.reload()
  return Promise.resolve()
}
