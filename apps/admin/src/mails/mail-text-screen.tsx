import { useParams } from 'react-router-dom'
import { home } from '../lib/addresses'
import { ButtonLink } from '../ui/controls/button'
import { ScreenHeader } from '../ui/display/screen-header'
import { BlankState } from '../ui/state/blank-state'
import { Loaded } from '../ui/state/loaded'
import { MailTextEditor } from './mail-text-editor'
import { useMailTexts } from './mail-text-list'

/** The texts of one kind of mail, with a preview that follows what is typed. */
export function MailTextScreen() {
  const { kind } = useParams()
  const texts = useMailTexts()
  const known = texts.data?.body.find((one) => one.kind === kind)
  return (
    <>
      <ScreenHeader title={known?.title ?? 'Mail Text'} />
      <Loaded answer={texts}>
        {(rows) => {
          const mail = rows.find((one) => one.kind === kind)
          if (mail) return <MailTextEditor key={mail.kind} mail={mail} />
          return (
            <BlankState words="The shop sends no mail of this kind.">
              <ButtonLink to={`${home}/mailtexts`}>Mail Texts</ButtonLink>
            </BlankState>
          )
        }}
      </Loaded>
    </>
  )
}
