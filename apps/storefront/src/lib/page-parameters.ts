import { filterParameters } from '@etrend/contract/listing-filters'

/** The parameters that a list of products reads from its address (listing-address.ts). */
export const listingParameters = ['q', ...filterParameters, 'sort', 'page'] as const
export type ListingParameter = (typeof listingParameters)[number]

/** The chosen unit, and the page of reviews. */
export const productParameters = ['color', 'size', 'reviews'] as const
