import { fileURLToPath } from 'node:url'

/** The folder apps/api, from src/ and from the built dist/ alike. */
const apiRoot = new URL('..', import.meta.url)

export const migrationsFolder = fileURLToPath(new URL('drizzle', apiRoot))
export const postgresMigrations = fileURLToPath(
  new URL('../../packages/postgres/migrations', apiRoot),
)
export const storefrontFolder = fileURLToPath(new URL('../storefront/dist', apiRoot))
export const adminFolder = fileURLToPath(new URL('../admin/dist', apiRoot))
export const apiPackage = fileURLToPath(new URL('package.json', apiRoot))
