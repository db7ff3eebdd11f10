/**
 * The script in the HTML of pages that show staff the shop as of another time. It says so with every call of the page, so
 * that the same shop answers it: without the header, the real shop does, since the browser may have pages of that open
 * too. A page that the browser kept when it was left is loaded again, as the visit may have ended or changed. The text is
 * the same on every such page, so that one hash in the Content-Security-Policy allows it.
 */
const { asOf = '' } = document.currentScript?.dataset ?? {}
const send = window.fetch

window.fetch = (input, init) => {
  const request = new Request(input, init)
  request.headers.set('x-as-of', asOf)
  return send(request)
}

addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload()
})
