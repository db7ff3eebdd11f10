import type { BaseSyntheticEvent, ReactNode } from 'react'
import { ScreenHeader } from '../../ui/display/screen-header'
import { Section } from '../../ui/display/section'
import { LeaveGuard } from '../../ui/form/leave-guard'
import { Notice } from '../../ui/state/notice'
import type { DraftLine } from './draft-lines'
import { LinesEditor } from './lines-editor'

/** The form in which staff write an order: its lines, and around them the fields of an order by phone, a sale or a change. */
export function OrderForm({
  title,
  linesTitle = 'Lines',
  draft: { lines, setLines, refusal, isChanged },
  onSubmit,
  above,
  children,
  actions,
  aside,
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
  /** Sections above the lines. */
  above?: ReactNode
  /** Further sections, below the lines. */
  children: ReactNode
  /** The buttons, below the sections. */
  actions?: ReactNode
  /**
   * Beside the sections on wide screens, and in sight while they are scrolled; below them on others. It also shows the
   * refusal, because its buttons are there.
   */
  aside?: ReactNode
}) {
  return (
    <>
      <ScreenHeader title={title} />
      <form
        noValidate
        onSubmit={onSubmit}
        className={`grid gap-x-10 gap-y-8 pt-4 ${aside ? 'lg:grid-cols-[minmax(0,48rem)_320px]' : 'max-w-3xl'}`}
      >
        <div className="grid min-w-0 content-start gap-8">
          {refusal && !aside ? <Notice>{refusal}</Notice> : null}
          {above}
          <Section title={linesTitle}>
            <LinesEditor lines={lines} onChange={setLines} />
          </Section>
          {children}
          {actions ? <div className="flex gap-2">{actions}</div> : null}
        </div>
        {aside ? (
          <div className="max-lg:contents lg:sticky lg:top-18 lg:self-start">{aside}</div>
        ) : null}
        {isChanged ? <LeaveGuard /> : null}
      </form>
    </>
  )
}
