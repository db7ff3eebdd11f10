/**
 * Removes links from a text that a stranger typed, so that the shop's mails can't carry an advertisement or a trap to
 * somebody else's address. A bare domain like evil.com is removed too, since mail programs turn it into a link.
 */
export function withoutLinks(text: string) {
  return (
    text
      .replaceAll(/\b[a-z][a-z0-9+.-]*:\/\/\S*/giu, ' ')
      .replaceAll(/\b(?:www\.|mailto:|tel:|javascript:|data:)\S*/giu, ' ')
      .replaceAll(/\S*@\S*\.\S*/gu, ' ')
      .replaceAll(DOMAIN, ' ')
      // Line ends, control characters, and characters that change the reading direction.
      .replaceAll(/[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
      .trim()
  )
}

// 'shop.example/offer', also with the other dots that browsers read as dots. A single letter is an initial: 'S.K.Rai'.
const DOMAIN = /[\p{L}\p{N}-]{2,}(?:[.。．｡][\p{L}\p{N}-]+)*[.。．｡]\p{L}{2,}(?:[/:?#]\S*)?/gu
