// A frame that can't run scripts may show any HTML. The admin's content security policy (web/admin.ts) allows only this
// name to create HTML.
const previews = window.trustedTypes?.createPolicy('mail-preview', { createHTML: (html) => html })

/**
 * The HTML of a mail in a fully sandboxed frame: it can't run scripts or open pages, and it has no origin. `className`
 * gives its size.
 */
export function MailFrame({ html, className }: { html: string; className: string }) {
  return (
    <iframe
      title="The mail as its reader sees it"
      sandbox=""
      ref={(frame) => {
        // Setting the same page again would load it again.
        if (frame && frame.srcdoc !== html) frame.srcdoc = asPage(html)
      }}
      className={`rounded-control border border-line bg-paper ${className}`}
    />
  )
}

function asPage(html: string) {
  return previews?.createHTML(html) ?? html
}
