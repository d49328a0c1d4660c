import * as z from 'zod/mini'
import { TIME_BUCKETS } from '../lib/time-buckets.ts'

/** Ids of steps, journeys and texts: never what a visitor typed. */
const id = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/))

export const Device = z.enum(['telefone', 'tablet', 'computador'])
export type Device = z.infer<typeof Device>

/**
 * The version of the experiment that the draw showed this browser (docs/decisions/0053); '-': none. Pages of release
 * 0.2 send what was drawn, whether or not it decided anything.
 */
const CountedVersion = z.enum(['A', 'B', '-'])

const at = { step: id, channel: z.enum(['chat', 'pages']) }

/**
 * One thing that happened at a question. `channel` is the one in which the tab's visit saw the question first, so that
 * what belongs to one exposure adds up in one place.
 */
export const Count = z.discriminatedUnion('what', [
  /** A question was seen for the first time in this tab's visit; `isEntry`: it was the visit's first. */
  z.strictObject({ what: z.literal('shown'), ...at, isEntry: z.optional(z.literal(true)) }),
  /** Answered for the first time in it; `time`: its class (lib/time-buckets.ts), unknown after a reload. */
  z.strictObject({
    what: z.literal('answered'),
    ...at,
    time: z.optional(z.int().check(z.minimum(0), z.maximum(TIME_BUCKETS - 1))),
  }),
  /** The visit went on from the question, or came back to it: where it ends is where it was left. */
  z.strictObject({ what: z.enum(['gone', 'returned']), ...at }),
  z.strictObject({ what: z.enum(['corrected', 'switched', 'helped']), ...at }),
  /** An answer was refused; `text` is the key of the problem (lib/problems.ts), never its text. */
  z.strictObject({ what: z.literal('refused'), ...at, text: id }),
  /** The chat did not understand a message; `words` is what may be reported of it (understanding/known-words.ts). */
  z.strictObject({
    what: z.literal('missed'),
    ...at,
    words: z.string().check(z.maxLength(300), z.regex(/^[a-z…][a-z… -]*$/)),
  }),
])
export type Count = z.infer<typeof Count>

/**
 * POST visits: what happened in a tab's visit since its last batch. Nothing in it is personal: no id, no address, no
 * answer (docs/decisions/0035). Strict: a batch with anything else in it is refused.
 */
export const VisitBatch = z.strictObject({
  journey: id,
  /** The whole campaign prefix, '' for none. */
  campaign: z.string().check(z.maxLength(64)),
  device: Device,
  version: CountedVersion,
  /** Midnights (America/Sao_Paulo) since this visit began: a browser's clock may be wrong, a difference is not. */
  age: z.int().check(z.minimum(0), z.maximum(7)),
  /** This browser's first visit ever; sent once. */
  isFirst: z.optional(z.literal(true)),
  counts: z.array(Count).check(z.minLength(1), z.maxLength(100)),
})
export type VisitBatch = z.infer<typeof VisitBatch>

/** POST exposures: the draw decided for the first time what this browser sees; sent once, at that moment. */
export const ExposureReport = z.strictObject({ version: z.enum(['A', 'B']) })
export type ExposureReport = z.infer<typeof ExposureReport>
