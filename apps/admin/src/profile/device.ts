const browsers: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
  [/curl|node|python/i, 'A script'],
]
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** A device's name from its user agent: 'Firefox on Windows'. Only meant for users to recognise their devices. */
export function deviceOf(userAgent: string | null) {
  const text = userAgent ?? ''
  const browser = browsers.find(([pattern]) => pattern.test(text))?.[1]
  const system = systems.find(([pattern]) => pattern.test(text))?.[1]
  return {
    name: [browser ?? 'An unknown browser', system].filter(Boolean).join(' on '),
    isPhone: /iPhone|Android/.test(text),
  }
}
