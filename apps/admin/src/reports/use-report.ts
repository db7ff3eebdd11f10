import { marginReportName, reportName, type MarginReportName } from '@etrend/contract'
import { keepPreviousData } from '@tanstack/react-query'
import { api } from '../lib/api'
import { okOf } from '../lib/refusal'
import { useCsv } from '../ui/list/use-export'

type Query = { from?: string; to?: string }

/** A report of a period. Margins come from a call of their own, which only some roles may make. */
export function useReport(name: string, query: Query) {
  const margin = marginReportName.safeParse(name).data
  const report = reportName.safeParse(name).data ?? 'day'
  const shared = {
    queryKey: ['reports', name, query],
    meta: { notLoaded: 'Failed to fetch the report' },
    placeholderData: keepPreviousData,
  }
  const sales = api.reports.get.useQuery({
    ...shared,
    queryData: { params: { report }, query },
    enabled: !margin,
  })
  const costs = api.reports.margin.useQuery({
    ...shared,
    queryData: { params: { report: margin ?? 'margin-product' }, query },
    enabled: margin !== undefined,
  })
  return margin ? costs : sales
}

/** Saves a report with all its rows as a CSV file. Shows a toast if that fails. */
export function useReportFile(name: string, query: Query) {
  const { isBusy, save } = useCsv()
  return { isBusy, save: () => save(name, async () => okOf(await fileOf(name, query))) }
}

function fileOf(name: string, query: Query) {
  const margin: MarginReportName | undefined = marginReportName.safeParse(name).data
  if (margin) return api.reports.marginCsv.query({ params: { report: margin }, query })
  const report = reportName.safeParse(name).data ?? 'day'
  return api.reports.csv.query({ params: { report }, query })
}
