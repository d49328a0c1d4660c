/** Schemas of the report that a page sends to the server about errors in a visitor's browser. */
import * as z from 'zod/mini'

/** An error in a browser, reduced to the parts that may be reported (lib/redact-browser-error.ts). */
export const BrowserError = z.strictObject({
  name: z.string().check(z.regex(/^[A-Z][A-Za-z]{2,39}$/)),
  message: z.string().check(z.maxLength(400), z.regex(/^[a-z\d…][a-z\d…' ]*$/)),
  /** Where the error occurred: file, line and column, such as 'first-CU4rUAJ9.js:1:2034'. */
  place: z.string().check(z.regex(/^[\w.-]{1,60}\.js:\d{1,6}:\d{1,7}$/)),
})
export type BrowserError = z.infer<typeof BrowserError>

/**
 * POST failures: the errors that occurred on a page since the previous report. A report contains no personal
 * data (docs/decisions/0040).
 */
export const BrowserErrorReport = z.strictObject({
  release: z.string().check(z.regex(/^[\w.+-]{1,40}$/)),
  failures: z.array(BrowserError).check(z.minLength(1), z.maxLength(20)),
})
export type BrowserErrorReport = z.infer<typeof BrowserErrorReport>
