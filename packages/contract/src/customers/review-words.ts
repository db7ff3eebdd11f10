// Without zod, which pages don't load.

/** What the author of a review may say about the fit, in words. */
export const fitWords = { small: 'Runs small', right: 'True to size', large: 'Runs large' }

/** How many photos a review has at most. */
export const MOST_PHOTOS = 3
