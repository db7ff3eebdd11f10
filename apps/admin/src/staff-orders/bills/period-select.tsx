import { controlLook } from '../../ui/form/field'

const names =
  'Baisakh Jestha Asar Shrawan Bhadra Aswin Kartik Mangsir Poush Magh Falgun Chaitra'.split(' ')

/** Chooses a month or a fiscal year of the Nepali calendar among those that have bills. Waits while none are given. */
export function PeriodSelect({
  given,
  period,
  onChoose,
}: {
  given: { months: string[]; fiscal_years: string[] } | undefined
  period: string
  onChoose: (period: string) => void
}) {
  const { months = [], fiscal_years = [] } = given ?? {}
  return (
    <label className="font-semibold grid justify-items-start gap-1.5 pt-3">
      Month or fiscal year
      <select
        className={`${controlLook} font-normal max-w-80`}
        value={period}
        disabled={!given}
        onChange={({ target }) => onChoose(target.value)}
      >
        {given ? null : <option value="">Loading…</option>}
        <optgroup label="Months">
          {months.map((month) => (
            <option key={month} value={month}>
              {nameOf(month)}
            </option>
          ))}
        </optgroup>
        <optgroup label="Fiscal years, Shrawan to Asar">
          {fiscal_years.map((year) => (
            <option key={year} value={year}>
              {year.replace('-', '/')}
            </option>
          ))}
        </optgroup>
      </select>
    </label>
  )
}

/** '2083-08' → 'Mangsir 2083 (2083-08)' */
function nameOf(month: string) {
  return `${names[Number(month.slice(5)) - 1]} ${month.slice(0, 4)} (${month})`
}
