import type { BaseSyntheticEvent, ReactNode } from 'react'
import { ScreenHeader } from '../../ui/display/screen-header'
import { Section } from '../../ui/display/section'
import { LeaveGuard } from '../../ui/form/leave-guard'
import { Notice } from '../../ui/state/notice'
import type { DraftLine } from './draft-lines'
import { LinesEditor } from './lines-editor'

/** The form in which staff write an order: its lines, and below them the fields of an order by phone, a sale or a change. */
export function OrderForm({
  title,
  linesTitle = 'Lines',
  draft: { lines, setLines, refusal, isChanged },
  onSubmit,
  children,
  actions,
}: {
  title: string
  linesTitle?: string
  draft: {
    lines: DraftLine[]
    setLines: (lines: DraftLine[]) => void
    refusal: string | undefined
    isChanged: boolean
  }
  onSubmit: (event: BaseSyntheticEvent) => void
  /** Further sections, below the lines. */
  children: ReactNode
  /** The buttons. */
  actions: ReactNode
}) {
  return (
    <>
      <ScreenHeader title={title} />
      <form noValidate onSubmit={onSubmit} className="max-w-3xl grid gap-8 pt-4">
        {refusal ? <Notice>{refusal}</Notice> : null}
        <Section title={linesTitle}>
          <LinesEditor lines={lines} onChange={setLines} />
        </Section>
        {children}
        <div className="flex gap-2">{actions}</div>
        {isChanged ? <LeaveGuard /> : null}
      </form>
    </>
  )
}
