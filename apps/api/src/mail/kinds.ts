import type { MailKind } from '@etrend/contract'
import { accountKinds } from './account-kinds'
import type { Kind } from './kind'
import { orderKinds } from './order-kinds'

export const kinds: Record<MailKind, Kind> = { ...orderKinds, ...accountKinds }
