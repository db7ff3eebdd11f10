/** How many rows a list has in all, of which `body` may be one page. */
export function totalOf({ headers, body }: { headers: Headers; body: unknown[] }) {
  return Number(headers.get('x-total-count') ?? body.length)
}
