// The queries of written pages and of drafts; outside lib, whose files every page loads.

export function writtenPageQuery(slug: string) {
  return { queryKey: ['page', slug], queryData: { params: { slug } } }
}

export function draftQuery(token: string) {
  return { queryKey: ['draft', token], queryData: { params: { token } } }
}
