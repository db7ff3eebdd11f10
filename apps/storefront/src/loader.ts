/**
 * The script in the HTML of every page. It loads the script files, the whole stylesheet, the pictures below a phone's
 * first screen and the web app manifest: after the load event and the frame that shows the loaded page, so that they
 * never compete with the large picture, or at the first touch, key or scroll if that is earlier. Links and forms work
 * before. The stylesheet is requested 60 ms before the script files, so that a slow processor applies it before it
 * compiles them. These run one after the other, so that touch and scrolling are handled in between. The text is the
 * same on every page, so that one hash in the Content-Security-Policy allows it.
 *
 * A form without an address of its own (`action`) is sent by the script. When a shopper sends it before the page is
 * hydrated, the browser would post it to the page's own address; so it is held back and sent again once hydrated.
 * Buttons and choices that are pressed before they are hydrated are marked, which dims them; the app presses them again
 * (lib/early-presses.ts). The script stands before the page, so that it sees the first press too. When the script files can't be loaded, or not for 15 s, the page says so and names the shop's phone number.
 */
const { styles = '', modules = '' } = document.currentScript?.dataset ?? {}
const files = modules.split(' ')
const PATIENCE_MS = 15_000
const PRESSED = 'button[type=button],[type=radio],[type=checkbox],[role=tab]'
let isAsked = false
let held: SubmitEvent | undefined
const notice = document.createElement('p')
let isHydrated = false

addEventListener('load', () => requestAnimationFrame(() => setTimeout(begin, 100)))
for (const touch of ['pointerdown', 'keydown', 'scroll']) {
  addEventListener(touch, begin)
}
addEventListener('submit', hold)
addEventListener('click', markEarly, true)
addEventListener('hydrated', sendHeld, { once: true })

function begin() {
  // On a slow connection, a shopper may touch a page that isn't whole yet.
  if (isAsked || document.readyState === 'loading') return
  isAsked = true
  link('stylesheet', styles)
  setTimeout(() => void go().catch(tellMissing), 60)
  setTimeout(tellMissing, PATIENCE_MS)
}

async function go() {
  for (const file of files) link('modulepreload', file)
  link('manifest', '/manifest.webmanifest')
  delete document.documentElement.dataset['loading']
  for (const file of files) {
    await import(/* @vite-ignore */ file)
    await new Promise((ready) => setTimeout(ready))
  }
}

function link(rel: string, href: string) {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }))
}

function hold(event: SubmitEvent) {
  const form = event.target
  if (!(form instanceof HTMLFormElement)) return
  if (event.defaultPrevented || form.method === 'dialog' || form.hasAttribute('action')) return
  event.preventDefault()
  held = event
}

function sendHeld() {
  removeEventListener('submit', hold)
  isHydrated = true
  notice.remove()
  const form = held?.target
  if (form instanceof HTMLFormElement) form.requestSubmit(held?.submitter)
}

/**
 * React may hydrate a button during the press and handle it itself, so whether it has is asked after the event. A choice
 * that it hydrates then is marked all the same: React finds it chosen already, and takes that for its first state. A tab
 * is a link: if the browser followed it, React would leave out the part with the tabs until its script is there.
 * While a choice waits to be made again, so does what the shopper presses after it, because it needs that choice.
 */
function markEarly(event: MouseEvent) {
  const { target } = event
  const element = target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null
  if (!element) return
  const hasToWait = event.isTrusted && !!document.querySelector('input[data-early]')
  if (hasToWait) event.stopPropagation()
  else if (hasProps(element)) return
  if (element.role === 'tab') event.preventDefault()
  setTimeout(() => {
    if (!hasToWait && hasProps(element) && element.tagName === 'BUTTON') return
    if (element instanceof HTMLInputElement && element.type === 'radio') {
      // Of one group's choices only the last is made; of its tick boxes each.
      for (const other of document.getElementsByName(element.name)) delete other.dataset['early']
    }
    element.dataset['early'] = ''
    dispatchEvent(new Event('early'))
  })
}

/** React leaves its props on every element that it has hydrated. */
function hasProps(element: Element) {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'))
}

function tellMissing() {
  if (isHydrated) return
  const phone = document.querySelector('a[href^=tel]')?.textContent
  notice.role = 'alert'
  notice.className = 'page'
  notice.textContent = `This page did not load. Reload it, or call ${phone}.`
  document.querySelector('main')?.prepend(notice)
}
