import type { Source } from '../notifications/source'

/** What the bell tells of. Another kind, as of new orders, is a line here. */
export const notificationSources: Source[] = []
