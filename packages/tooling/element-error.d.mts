export function elementError(
  prettyDOM: (container: Element) => string | false,
): (message: string | null, container: Element) => Error
