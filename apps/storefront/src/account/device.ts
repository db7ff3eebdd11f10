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

/** 'Chrome on Android', as well as a browser's own description tells. */
export function deviceIn(userAgent: string | null) {
  const browser = BROWSERS.find(([, mark]) => mark.test(userAgent ?? ''))?.[0]
  const system = SYSTEMS.find(([, mark]) => mark.test(userAgent ?? ''))?.[0]
  return [browser ?? 'A browser', system].filter(Boolean).join(' on ')
}
