/**
 * The options of a test of what may come out otherwise on another engine: writes at the same time, rules of the database,
 * special SQL. A file of such tests has the comment `@module-tag by-engine`.
 */
export const byEngine = { tags: 'by-engine' }
