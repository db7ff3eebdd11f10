import { letter } from '../mail/letter'

const SHOP = 'eTrend, Kathmandu'
const GREETING = 'Namaste,'

/** To the new address: the link that makes it the account's. */
export function confirmLetter(url: string) {
  return {
    subject: 'Confirm your new e-mail address',
    is_secret: true,
    ...letter(
      {
        greeting: GREETING,
        paragraphs: [
          'somebody, hopefully you, wants to sign in to their account with this address from now on. Confirm it here:',
          'The link works once, and for one hour. If you did not ask for it, do nothing: nothing changes.',
        ],
        link: { text: 'Use this address', url },
      },
      SHOP,
    ),
  }
}

/** To an address that has an account: only its reader learns of it. */
export function takenLetter(url: string) {
  return {
    subject: 'This address has an account already',
    ...letter(
      {
        greeting: GREETING,
        paragraphs: [
          'somebody, hopefully you, wanted to use this address for another account. It has one already, so nothing was changed. If you have forgotten its password, choose a new one:',
          'If it was not you, there is nothing to do.',
        ],
        link: { text: 'Ask for a new password', url },
      },
      SHOP,
    ),
  }
}

/** To the address that the account still has. */
export function askedLetter(url: string) {
  return {
    subject: 'Your e-mail address is about to change',
    ...letter(
      {
        greeting: GREETING,
        paragraphs: [
          'somebody, hopefully you, asked to sign in to your account with another address. It changes as soon as the link that was sent there is opened. If that was not you, choose a new password at once: it stops the change and signs out every device.',
          'If it was you, there is nothing more to do here.',
        ],
        link: { text: 'Choose a new password', url },
      },
      SHOP,
    ),
  }
}

/** To the address that the account had until now. */
export function movedLetter(url: string) {
  return {
    subject: 'Your e-mail address is changed',
    ...letter(
      {
        greeting: GREETING,
        paragraphs: [
          'your account has just got another e-mail address; this one no longer opens it. If that was not you, tell us at once:',
          'If it was you, there is nothing more to do.',
        ],
        link: { text: 'How to reach us', url },
      },
      SHOP,
    ),
  }
}
