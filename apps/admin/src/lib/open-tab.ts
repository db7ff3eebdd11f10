/**
 * Opens a new tab at the address that `make` gives. The tab is opened before the call, because browsers block windows that
 * a script opens later; where they block this one too, the address opens in place of the admin. Rejects as `make` does.
 */
export async function openInTab(make: () => Promise<string>) {
  const tab = window.open('', '_blank')
  try {
    const url = await make()
    if (tab) tab.location.href = url
    else window.location.assign(url)
  } catch (error) {
    tab?.close()
    throw error
  }
}
