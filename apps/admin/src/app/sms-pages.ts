import MessageSquare from 'lucide-react/icons/message-square'
import { lazyScreen } from '../lib/lazy-screen'
import type { Page } from './page'

const screens = () => import('./sales-screens')
const sms = { group: 'Office', icon: MessageSquare } as const

/** What the shop sends to phones. */
export const smsPages: Page[] = [
  {
    ...sms,
    path: 'sms',
    title: 'SMS',
    label: 'SMS',
    words: 'messages phone text sparrow aakash code outbox failed resend',
    permission: 'customers',
    Screen: lazyScreen(async () => (await screens()).SmsList),
  },
  {
    ...sms,
    under: 'sms',
    path: 'smstexts',
    title: 'SMS Texts',
    label: 'SMS texts',
    permission: 'content',
    Screen: lazyScreen(async () => (await screens()).SmsTextList),
  },
  {
    ...sms,
    under: 'sms',
    path: 'smstexts/:kind',
    title: 'SMS Text',
    label: '',
    permission: 'content',
    Screen: lazyScreen(async () => (await screens()).SmsTextScreen),
  },
]
