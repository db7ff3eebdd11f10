/** A text as the content of an XML element. Signs that XML 1.0 can't have (section 2.2) are left out. */
function xmlText(text: string) {
  return text
    .replace(NO_SIGNS, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
}

/** `xmlElement('g:size', 'M')` → '<g:size>M</g:size>'. */
export function xmlElement(name: string, text: string) {
  return `<${name}>${xmlText(text)}</${name}>`
}

// oxlint-disable-next-line no-control-regex -- these are the signs that are left out
const NO_SIGNS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
