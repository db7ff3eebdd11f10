/** Whether a Node version ('20.19.4') comes before a release ('22.12'). */
export function isOlder(version, release) {
  const [major, minor] = version.split('.').map(Number)
  const [releaseMajor, releaseMinor] = release.split('.').map(Number)
  return major < releaseMajor || (major === releaseMajor && minor < releaseMinor)
}
