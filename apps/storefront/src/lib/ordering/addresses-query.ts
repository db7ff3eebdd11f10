/** The addresses that an account keeps. */
export function addressesQuery(username: string | undefined) {
  return { queryKey: ['addresses', username], queryData: {}, enabled: username !== undefined }
}
