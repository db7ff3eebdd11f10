/**
 * Testing Library's error of a query that found nothing. The page is printed into its message when the message is read: a
 * query that waits fails many times before it succeeds, and printing each time took a tenth of the components' tests.
 */
export function elementError(prettyDOM) {
  return function getElementError(message, container) {
    const error = new Error()
    error.name = 'TestingLibraryElementError'
    const get = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n')
    Object.defineProperty(error, 'message', { configurable: true, get })
    Error.captureStackTrace(error, getElementError) // begins at the test's own line
    return error
  }
}
