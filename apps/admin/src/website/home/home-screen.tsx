import { home as admin } from '../../lib/addresses'
import { api } from '../../lib/api'
import { refusalOf } from '../../lib/refusal'
import { ButtonLink } from '../../ui/controls/button'
import { ScreenHeader } from '../../ui/display/screen-header'
import { FailedState } from '../../ui/state/failed-state'
import { FormSkeleton } from '../../ui/state/skeleton'
import { HomeForm } from './home-form'

/** The rows of the shop's home page, in the owner's order. */
export function HomeScreen() {
  const home = api.pages.home.useQuery({
    queryKey: ['pages', 'home'],
    meta: { notLoaded: 'Failed to fetch the home page' },
    gcTime: 0,
    staleTime: Infinity,
  })
  return (
    <>
      <ScreenHeader title="Home Page">
        <ButtonLink to={`${admin}/audit?noun=homePage`}>History</ButtonLink>
      </ScreenHeader>
      {home.data ? (
        <HomeForm started={home.data} reread={home.refetch} />
      ) : home.error ? (
        <FailedState
          message={refusalOf(home.error).message}
          isTrying={home.isFetching}
          onRetry={home.refetch}
        />
      ) : (
        <FormSkeleton />
      )}
    </>
  )
}
