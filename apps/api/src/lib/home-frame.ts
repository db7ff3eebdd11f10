/** The storefront's page that shows the home page beside its editor in the admin. No other page may be framed. */
export const HOME_FRAME = '/draft/frame'
