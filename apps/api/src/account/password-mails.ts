import { mailBody } from '../mail/mail-body'

// No user name: people could register a stranger's address with a message as its user name.
const GREETING = 'Namaste,'

/** The mail with the link to a new password. */
export function resetMail(link: string, shop: string) {
  return {
    subject: 'Choose a new password',
    is_secret: true,
    ...mailBody(
      {
        greeting: GREETING,
        paragraphs: [
          'somebody, hopefully you, asked for a new password for your account. Choose it here:',
          'The link works once, and for one hour. If you did not ask for it, do nothing: your password stays as it is.',
        ],
        link: { text: 'Choose a new password', url: link },
      },
      shop,
    ),
  }
}

/** Tells the owner of the account that its password has changed. */
export function passwordChangedMail(link: string, shop: string) {
  return {
    subject: 'Your password is changed',
    ...mailBody(
      {
        greeting: GREETING,
        paragraphs: [
          'the password of your account has just been changed, and every other device was signed out. If that was not you, ask for another one now:',
          'If it was you, there is nothing more to do.',
        ],
        link: { text: 'Ask for a new password', url: link },
      },
      shop,
    ),
  }
}
