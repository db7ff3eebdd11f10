import Papa from 'papaparse'

/** The rows of a CSV file, each by the titles of its columns. */
export function parseCsv(text: string) {
  const options = { header: true, skipEmptyLines: true } as const
  return Papa.parse<Record<string, string>>(text.replace('\uFEFF', ''), options).data
}
