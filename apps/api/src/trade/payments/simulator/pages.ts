/** A page of the simulated gateway, with its choices as one form. */
export function choicePage(given: {
  gateway: string
  amount: string
  what: string
  action: string
  id: string
}) {
  const { gateway, amount, what, action, id } = given
  return page(
    `${gateway}, simulated`,
    `<p class="tag">No money moves here</p>
<h1>${escaped(gateway)}, simulated</h1>
<p>${escaped(what)}</p>
<p class="amount">${escaped(amount)}</p>
<form method="post" action="${escaped(action)}">
<input type="hidden" name="id" value="${escaped(id)}">
${choices.map(([value, text]) => `<button name="choice" value="${value}">${text}</button>`).join('\n')}
</form>`,
  )
}

export function problemPage(message: string) {
  return page('Not possible', `<h1>Not possible</h1><p>${escaped(message)}</p>`)
}

export const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action *; base-uri 'none'; frame-ancestors 'none'"

const choices = [
  ['pay', 'Pay'],
  ['fail', 'Cancel the payment'],
  ['wrong', 'Pay a wrong amount'],
  ['late', 'Pay late (in 75 seconds)'],
]

function page(title: string, body: string) {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escaped(title)}</title>
<style>
body{margin:0;padding:48px 16px;background:#faf7f2;color:#1f1b16;font:16px/1.5 system-ui,sans-serif}
main{max-width:420px;margin:0 auto;padding:32px 24px;background:#fff;border-radius:12px}
h1{margin:0 0 8px;font-size:24px}
.tag{display:inline-block;margin:0 0 16px;padding:4px 12px;border-radius:99px;background:#fdf0c4}
.amount{margin:16px 0;font-size:32px;font-weight:600}
button{display:block;width:100%;min-height:48px;margin:12px 0 0;border:1px solid #1f1b16;border-radius:8px;background:#fff;font:inherit;cursor:pointer}
button[value=pay]{background:#1f6b3a;border-color:#1f6b3a;color:#fff}
button:focus-visible{outline:3px solid #a8123e;outline-offset:2px}
</style></head><body><main>${body}</main></body></html>
`
}

function escaped(text: string) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
