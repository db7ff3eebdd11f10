import { api } from '../lib/api'
import { Loaded } from '../ui/loaded'
import { PageHeader } from '../ui/page-header'
import { SettingsForm } from './settings-form'

/** The settings of the whole shop: name, fees, thresholds, order limits, legal lines and social media. */
export function SettingsPage() {
  const settings = api.shopSettings.get.useQuery({
    queryKey: ['settings'],
    meta: { notLoaded: 'Failed to fetch the settings' },
    // An edit starts from freshly loaded settings, which aren't refreshed while they are edited.
    gcTime: 0,
    staleTime: Infinity,
  })
  return (
    <>
      <PageHeader title="Shop Settings" />
      <Loaded answer={settings}>{(body) => <SettingsForm settings={body} />}</Loaded>
    </>
  )
}
