import { mailWords, type MailKind } from '@etrend/contract'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../lib/api'
import { okOf, refusalOf } from '../lib/refusal'
import { Button } from '../ui/controls/button'
import { useDebounced } from '../ui/controls/use-debounced'
import { Section } from '../ui/display/section'
import { Loaded } from '../ui/state/loaded'
import { MailFrame } from './mail-frame'

const PAUSE_MS = 400
const looks = { phone: 'Phone', desktop: 'Desktop', text: 'Plain text' }
type Look = keyof typeof looks

/** The mail with the texts as they are typed, for a made-up order: on a phone, on a desktop, and as plain text. */
export function MailPreview({ kind, words }: { kind: MailKind; words: object }) {
  const [look, setLook] = useState<Look>('phone')
  const settled = useDebounced(JSON.stringify(words), PAUSE_MS)
  const typed = mailWords.safeParse(JSON.parse(settled))
  const preview = useQuery({
    queryKey: ['mail-preview', kind, settled],
    queryFn: typed.success
      ? async () => okOf(await api.mailTexts.preview.mutate({ params: { kind }, body: typed.data }))
      : skipToken,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const problem =
    typed.error?.issues[0]?.message ??
    (preview.error ? refusalOf(preview.error).message : undefined)
  return (
    <Section
      title="Preview"
      action={
        <div role="group" aria-label="Preview as" className="flex flex-wrap gap-2">
          {(['phone', 'desktop', 'text'] as const).map((one) => (
            <Button key={one} aria-pressed={look === one} onClick={() => setLook(one)}>
              {looks[one]}
            </Button>
          ))}
        </div>
      }
    >
      {problem && preview.data ? <p className="pt-3 text-danger">{problem}</p> : null}
      <Loaded answer={preview}>
        {({ subject, text, html }) => (
          <div className="min-w-0 pt-3">
            <p className="pb-3 wrap-anywhere">
              <span className="text-muted">Subject: </span>
              {subject}
            </p>
            {look === 'text' ? (
              <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            ) : (
              <div className="overflow-x-auto">
                <MailFrame html={html} className={sizes[look]} />
              </div>
            )}
          </div>
        )}
      </Loaded>
    </Section>
  )
}

const sizes = { phone: 'h-[75vh] w-full max-w-[390px]', desktop: 'h-[75vh] w-[640px]' }
