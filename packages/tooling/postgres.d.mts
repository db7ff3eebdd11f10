export declare function startPostgres(options?: {
  isDurable?: boolean
}): Promise<{ url: string; stop: () => Promise<void>; missing?: undefined } | { missing: string }>
