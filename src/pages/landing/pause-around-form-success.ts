/**
 * Waits for forms of landing pages, so that visitors see the progress of a form before its success, and its success
 * before the next page.
 */

/** Milliseconds for which a landing page form keeps showing progress before it shows success. */
const SUCCESS_DELAY = 1200

/** Milliseconds for which it shows success before the next page replaces it. */
const SUCCESS_SHOWN = 1200

export const waitBeforeSuccess = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, SUCCESS_DELAY))

/** Resolves when a success that is shown has been read. */
export const waitForSuccessToBeRead = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, SUCCESS_SHOWN))
