const BROWSERS = [
  ['Edge', /Edg\//],
  ['Opera', /OPR\//],
  ['Firefox', /Firefox\//],
  ['Chrome', /Chrome\//],
  ['Safari', /Safari\//],
] as const

const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Mac OS X/],
  ['Linux', /Linux/],
] as const

/** Browser and system in a user agent: 'Chrome on Android'; 'A browser' where neither is known. */
export function deviceIn(userAgent: string | null) {
  const browser = BROWSERS.find(([, mark]) => mark.test(userAgent ?? ''))?.[0]
  const system = SYSTEMS.find(([, mark]) => mark.test(userAgent ?? ''))?.[0]
  return [browser ?? 'A browser', system].filter(Boolean).join(' on ')
}
