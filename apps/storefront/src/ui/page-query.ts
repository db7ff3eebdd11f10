// The queries of pages that staff write; outside lib, whose files every page loads.

export function pageQuery(slug: string) {
  return { queryKey: ['page', slug], queryData: { params: { slug } } }
}

export function draftQuery(token: string) {
  return { queryKey: ['draft', token], queryData: { params: { token } } }
}
