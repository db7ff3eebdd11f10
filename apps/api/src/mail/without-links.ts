/**
 * A stranger's text without its links, so that the shop's mails can't carry an advertisement or a trap to somebody
 * else's address. A bare name like evil.com goes too, since mail programs make a link of it.
 */
export function withoutLinks(text: string) {
  return (
    text
      .replaceAll(/\b[a-z][a-z0-9+.-]*:\/\/\S*/giu, ' ')
      .replaceAll(/\b(?:www\.|mailto:|tel:|javascript:|data:)\S*/giu, ' ')
      .replaceAll(/\S*@\S*\.\S*/gu, ' ')
      .replaceAll(DOMAIN, ' ')
      // Line ends, control characters, and those that turn the direction of reading.
      .replaceAll(/[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
      .trim()
  )
}

// 'shop.example/offer', also with the other dots that browsers read as dots. A single letter is an initial: 'S.K.Rai'.
const DOMAIN = /[\p{L}\p{N}-]{2,}(?:[.。．｡][\p{L}\p{N}-]+)*[.。．｡]\p{L}{2,}(?:[/:?#]\S*)?/gu
