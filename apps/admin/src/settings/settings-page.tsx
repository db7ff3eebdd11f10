import { api } from '../lib/api'
import { Loaded } from '../ui/loaded'
import { PageHeader } from '../ui/page-header'
import { SettingsForm } from './settings-form'

/** What the whole shop goes by: names, fees, thresholds, legal lines, and where else it is found. */
export function SettingsPage() {
  const settings = api.shopSettings.get.useQuery({
    queryKey: ['settings'],
    meta: { notLoaded: 'Failed to fetch the settings' },
    // An edit starts from what the server has now, and nothing slips into it meanwhile.
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
