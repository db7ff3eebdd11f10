import { api } from '../lib/api'
import { Loaded } from '../ui/loaded'
import { PageHeader } from '../ui/page-header'
import { AppearanceForm } from './appearance-form'

/** The shop's logo, icon, share picture and colors. */
export function AppearanceScreen() {
  const appearance = api.shopAppearance.get.useQuery({
    queryKey: ['appearance'],
    meta: { notLoaded: 'Failed to fetch the appearance' },
    gcTime: 0,
    staleTime: Infinity,
  })
  return (
    <>
      <PageHeader title="Appearance" />
      <Loaded answer={appearance}>{(body) => <AppearanceForm started={body} />}</Loaded>
    </>
  )
}
