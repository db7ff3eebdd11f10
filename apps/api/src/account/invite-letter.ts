import { letter } from '../mail/letter'

/** The mail that invites somebody to work in the shop. */
export function inviteLetter(link: string, shop: string) {
  return {
    subject: 'Join the staff of eTrend',
    ...letter(
      {
        greeting: 'Namaste,',
        paragraphs: [
          'you are invited to work in the back-office of eTrend. Choose your name and a password here:',
          'The link works once, and for seven days. If you did not expect it, do nothing.',
        ],
        link: { text: 'Join the staff', url: link },
      },
      shop,
    ),
  }
}
