import type { ReactNode } from 'react'

export function FilterGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="py-5">
      <legend className="float-left mb-1 w-full font-display text-lg">{legend}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  )
}
