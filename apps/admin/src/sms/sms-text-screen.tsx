import { useParams } from 'react-router-dom'
import { home } from '../lib/addresses'
import { ButtonLink } from '../ui/controls/button'
import { ScreenHeader } from '../ui/display/screen-header'
import { BlankState } from '../ui/state/blank-state'
import { Loaded } from '../ui/state/loaded'
import { SmsTextEditor } from './sms-text-editor'
import { useSmsTexts } from './sms-text-list'

/** The texts of one kind of SMS. */
export function SmsTextScreen() {
  const { kind } = useParams()
  const texts = useSmsTexts()
  const known = texts.data?.body.find((one) => one.kind === kind)
  return (
    <>
      <ScreenHeader title={known?.title ?? 'SMS Text'} />
      <Loaded answer={texts}>
        {(rows) => {
          const text = rows.find((one) => one.kind === kind)
          if (text) return <SmsTextEditor key={text.kind} text={text} />
          return (
            <BlankState words="The shop sends no SMS of this kind.">
              <ButtonLink to={`${home}/smstexts`}>SMS Texts</ButtonLink>
            </BlankState>
          )
        }}
      </Loaded>
    </>
  )
}
