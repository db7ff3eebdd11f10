import type { MarginReportName, Report, ReportName } from '@etrend/contract'
import { formatNumber, formatPrice } from '@etrend/domain'
import { counted } from '../ui/display/counted'

/** The reports in groups, as the chooser shows them. */
export const reportGroups: { title: string; reports: Partial<Record<ReportName, string>> }[] = [
  {
    title: 'Sales',
    reports: {
      day: 'Sales by day',
      month: 'Sales and tax by Nepali month',
      category: 'Sales by category',
      product: 'Sales by product',
      color: 'Sales by color',
      size: 'Sales by size',
      province: 'Sales by province',
      district: 'Sales by district',
      zone: 'Sales by delivery zone',
      payment: 'Sales by payment method',
    },
  },
  {
    title: 'Tax',
    reports: { tax: 'Bills and VAT by Nepali month' },
  },
  {
    title: 'Customers, returns and stock',
    reports: {
      customers: 'Customers, new and returning',
      returns: 'Returns by reason',
      stock: 'Sell-through and stock left',
    },
  },
]

export const marginWords: Record<MarginReportName, string> = {
  'margin-category': 'Margin by category',
  'margin-product': 'Margin by product',
}

type Kind = Report['columns'][number]['kind']

/** A figure in words; an en dash where there is none. */
export function written(value: number | null | undefined, kind: Kind) {
  if (value === null || value === undefined) return '–'
  if (kind === 'money') return value < 0 ? `−${formatPrice(-value)}` : formatPrice(value)
  if (kind === 'percent') return `${value} %`
  if (kind === 'days') return counted(value, 'day')
  return value < 0 ? `−${formatNumber(-value)}` : formatNumber(value)
}
