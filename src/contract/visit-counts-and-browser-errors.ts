/** Schemas of what pages report: events that count visits, the version of the A/B experiment, errors in a browser. */
import * as z from 'zod/mini'
import { TIME_BUCKETS } from '../lib/answering-time-buckets.ts'

/**
 * Id of a step, a journey or an error message. The pattern is narrow, so that nothing that a visitor typed is
 * accepted.
 */
const id = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/))

/** Kind of device of a visit: phone, tablet or desktop. */
export const Device = z.enum(['telefone', 'tablet', 'computador'])
export type Device = z.infer<typeof Device>

/**
 * The version of the A/B experiment that this browser sees because of the random draw (docs/decisions/0053);
 * '-' if there is none. Pages of release 0.2 send the drawn version even if it did not decide what the
 * browser saw.
 */
const CountedVersion = z.enum(['A', 'B', '-'])

const at = { step: id, channel: z.enum(['chat', 'pages']) }

/**
 * An event at a question of a visit. `channel` is the interface, chat or pages, in which the visit first
 * showed the question. All later events of the question are counted under this channel.
 */
export const Count = z.discriminatedUnion('what', [
  /** A question was shown for the first time in this visit; `isEntry`: it was the visit's first question. */
  z.strictObject({ what: z.literal('shown'), ...at, isEntry: z.optional(z.literal(true)) }),
  /**
   * A question was answered for the first time in this visit. `time` is the bucket of the answering time
   * (lib/answering-time-buckets.ts); absent after a reload.
   */
  z.strictObject({
    what: z.literal('answered'),
    ...at,
    time: z.optional(z.int().check(z.minimum(0), z.maximum(TIME_BUCKETS - 1))),
  }),
  /**
   * The visitor left the question for another one, or returned to it. The visit ended at the last question
   * that was not left.
   */
  z.strictObject({ what: z.enum(['gone', 'returned']), ...at }),
  z.strictObject({ what: z.enum(['corrected', 'switched', 'helped']), ...at }),
  /**
   * An answer was refused. `text` is the key of the error message (lib/problem-keys.ts), never the message
   * itself.
   */
  z.strictObject({ what: z.literal('refused'), ...at, text: id }),
  /**
   * The chat did not understand a message. `words` are those of its words that may be reported
   * (lib/reportable-words.ts).
   */
  z.strictObject({
    what: z.literal('missed'),
    ...at,
    words: z.string().check(z.maxLength(300), z.regex(/^[a-z…][a-z… -]*$/)),
  }),
])
export type Count = z.infer<typeof Count>

/**
 * POST visits: the events of a visit (one browser tab) since the previous batch. A batch contains no personal
 * data: no id, no address, no answer (docs/decisions/0035). A batch with any other field is refused.
 */
export const VisitBatch = z.strictObject({
  journey: id,
  /** The whole campaign prefix, '' for none. */
  campaign: z.string().check(z.maxLength(64)),
  device: Device,
  version: CountedVersion,
  /**
   * How many midnights (America/Sao_Paulo) have passed since this visit began. A number of days is sent
   * instead of a date, because a browser's clock may be wrong.
   */
  age: z.int().check(z.minimum(0), z.maximum(7)),
  /** Sent by pages of an earlier release, which counted the first visits of browsers. */
  isFirst: z.optional(z.literal(true)),
  counts: z.array(Count).check(z.minLength(1), z.maxLength(100)),
})
export type VisitBatch = z.infer<typeof VisitBatch>

/**
 * POST exposures: a report that a browser sends once, when the random draw first decides which A/B version it
 * sees.
 */
export const ExposureReport = z.strictObject({ version: z.enum(['A', 'B']) })
export type ExposureReport = z.infer<typeof ExposureReport>

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
 * data (docs/decisions/0035).
 */
export const BrowserErrorReport = z.strictObject({
  release: z.string().check(z.regex(/^[\w.+-]{1,40}$/)),
  failures: z.array(BrowserError).check(z.minLength(1), z.maxLength(20)),
})
export type BrowserErrorReport = z.infer<typeof BrowserErrorReport>
