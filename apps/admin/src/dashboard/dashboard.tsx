import { api } from '../lib/api'
import { useMay } from '../lib/own-role'
import { refusalOf } from '../lib/refusal'
import { ScreenHeader } from '../ui/display/screen-header'
import { May } from '../ui/may'
import { FailedState } from '../ui/state/failed-state'
import { RowsSkeleton } from '../ui/state/skeleton'
import { LastInvoiceQuestion } from './last-invoice'
import { QuickLinks } from './quick-links'
import { RecentActivity } from './recent-activity'
import { SalesPanels } from './sales-panels'
import { SetUp } from './set-up/set-up'
import { StockPanel } from './stock-panel'
import { StorageWarnings } from './storage-warnings'
import { UnsellableProducts } from './unsellable'
import { Waiting } from './waiting'

/** The start screen: what needs attention first, then sales, stock and recent activity. */
export function Dashboard() {
  const may = useMay()
  const isFiguring = may(['catalogue', 'stock', 'reports'])
  const figures = api.dashboard.figures.useQuery({
    queryKey: ['dashboard'],
    meta: { notLoaded: 'Failed to fetch the figures of the dashboard' },
    enabled: isFiguring,
  })
  return (
    <>
      <ScreenHeader title="Dashboard" />
      <div className="grid gap-10 pt-6">
        <May needed="settings">
          <SetUp />
        </May>
        <May needed={['backups', 'settings']}>
          <StorageWarnings />
        </May>
        <May needed="money">
          <LastInvoiceQuestion />
        </May>
        <div className="grid gap-5">
          <Waiting figures={figures.data?.body} />
          <QuickLinks />
        </div>
        <May needed="reports">
          <SalesPanels />
        </May>
        <div className="lg:grid-cols-2 grid gap-x-12 gap-y-10">
          <div className="grid content-start gap-10">
            {!isFiguring ? null : figures.data ? (
              <StockPanel figures={figures.data.body} />
            ) : figures.error ? (
              <FailedState
                message={refusalOf(figures.error).message}
                isTrying={figures.isFetching}
                onRetry={figures.refetch}
              />
            ) : (
              <RowsSkeleton rows={4} />
            )}
            <May needed="catalogue">
              <UnsellableProducts />
            </May>
          </div>
          <div className="grid content-start gap-10">
            <May needed="audit">
              <RecentActivity />
            </May>
          </div>
        </div>
      </div>
    </>
  )
}
