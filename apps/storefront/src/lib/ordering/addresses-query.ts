/** The query for an account's saved addresses. */
export function addressesQuery(username: string | undefined) {
  return { queryKey: ['addresses', username], queryData: {}, enabled: username !== undefined }
}
