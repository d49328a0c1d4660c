import type { ErrorCode, ErrorReply } from '../src/contract/common.ts'
import { INVALID_DATE } from '../src/contract/common.ts'
import { anyProblemText } from '../src/content/problems/every.ts'
import { refusals } from '../src/content/refusals.ts'
import type { Problem } from '../src/lib/problems.ts'

type More = Partial<Pick<ErrorReply, 'missing' | 'field' | 'current' | 'price' | 'help' | 'proof'>> & {
  /** Seconds before a retry makes sense: sent as Retry-After. */
  retryAfter?: number
  /** Methods this address supports: sent as Allow. */
  allow?: readonly string[]
}

/** An error response: status, a code for the client, a Portuguese message for the visitor. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly code: ErrorCode
  readonly more: More

  constructor(status: number, code: ErrorCode, message: string, more: More = {}) {
    super(message)
    this.status = status
    this.code = code
    this.more = more
  }
}

/** The field that was sent and is wrong; '' when the request as a whole is wrong. */
export const invalid = (field: string, message: string) =>
  new Refusal(400, 'invalid', message, field ? { field } : {})

/** A field whose value its parser refuses. */
export const unparsed = (field: string, problem: Problem) => invalid(field, anyProblemText(problem))

/** Required fields the request lacks; the first of them is also its `field`. */
export const absent = (missing: readonly [string, ...string[]], message = refusals.notSent(missing)) =>
  new Refusal(400, 'invalid', message, { field: missing[0], missing: [...missing] })

export const notCorporate = () => invalid('email', refusals.notCorporate)

/** A migration is only for the customer it was opened for (D9). */
export const notOnRecord = () => invalid('cpf', refusals.notOnRecord)

/** A field or header whose value is none that it may have. */
export const notAccepted = (field: string) => invalid(field, refusals.invalidValue(field))

/** A field rejected by its schema; `why` is the schema's own message, shown where it is meant for visitors (F§5). */
const invalidValue = (field: string, path: string, why: string | undefined) =>
  invalid(
    field,
    why === INVALID_DATE ? anyProblemText({ problem: INVALID_DATE }) : refusals.invalidValue(path),
  )

type Issue = { readonly path: readonly PropertyKey[]; readonly message?: string | undefined }

/** The value at a path in part of a request; undefined when absent. */
const valueAt = (whole: unknown, path: Issue['path']) =>
  path.reduce<unknown>(
    (at, name) =>
      typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[name] : undefined,
    whole,
  )

const pathOf = ({ path }: Issue) => path.map(String).join('.')

/** The wire name of the field, as rules/answers.ts and its neighbours name it: `bankInfo.bank` is `bank`. */
const wireName = ({ path }: Issue) => path.map(String).findLast((name) => !/^\d+$/.test(name)) ?? ''

/** Turns a schema's errors into a refusal: names the missing fields, else the first invalid one. */
export function misshapen(issues: readonly Issue[], sent: unknown): Refusal {
  const lacking = issues.filter(({ path }) => path.length > 0 && valueAt(sent, path) === undefined)
  const [missing, ...others] = new Set(lacking.map(wireName))
  if (missing !== undefined) return absent([missing, ...others], refusals.notSent(lacking.map(pathOf)))
  const [first] = issues
  if (!first || first.path.length === 0) return invalid('', refusals.unreadable)
  return invalidValue(wireName(first), pathOf(first), first.message)
}

/** What a refusal says besides its text, as sent in replies; `field` and `missing` are names, never values. */
export function detailsOf({ more: { missing, field, current, price, help } }: Refusal) {
  return {
    ...(missing && { missing }),
    ...(field && { field }),
    ...(current !== undefined && { current }),
    ...(price && { price }),
    ...(help && { help }),
  }
}

/** Unknown, erased and expired leads get the same answer (S2). */
export const leadNotFound = () => new Refusal(404, 'not_found', refusals.leadNotFound)

/** Used, expired and unknown link codes get the same answer (S2). */
export const linkGone = () => new Refusal(404, 'not_found', refusals.linkGone)

export const leadFinished = () => new Refusal(409, 'finished', refusals.leadFinished)

export const versionConflict = (current: number) =>
  new Refusal(409, 'version_conflict', refusals.versionConflict, { current })

export const missingSteps = (missing: string[]) =>
  new Refusal(409, 'missing_steps', refusals.missingSteps, { missing })

export const planUnavailable = () => new Refusal(409, 'plan_unavailable', refusals.planUnavailable)

export const slotsTaken = () => new Refusal(409, 'slots_taken', refusals.slotsTaken)

/** The visit is today or already past (D71). */
export const tooLate = () => new Refusal(409, 'too_late', refusals.tooLate)

/** The order is not one that has to be proven by a mailed code. */
export const codeNotNeeded = () => new Refusal(409, 'invalid', refusals.codeNotNeeded)

export const noAppointment = () => new Refusal(409, 'invalid', refusals.noAppointment)

export const priceChanged = (before: number, now: number) =>
  new Refusal(409, 'price_changed', refusals.priceChanged, {
    price: { before, now },
  })

export const keyReused = () => new Refusal(422, 'invalid', refusals.keyReused)

export const tooMany = (seconds: number) =>
  new Refusal(429, 'too_many', refusals.tooMany(seconds), {
    retryAfter: seconds,
  })

/**
 * Beyond a limit that does not end soon: nobody is rejected for good (S27). A mailed code allows the visitor to
 * continue (D89); for a document look-up, through the request `proof`.
 */
export const needsCode = (seconds: number, proof?: string) =>
  new Refusal(429, 'too_many', refusals.held, { retryAfter: seconds, help: 'code', ...(proof && { proof }) })

/** The same if only a person can continue: a call request holds the order (D89). */
export const needsPerson = (seconds: number) =>
  new Refusal(429, 'too_many', refusals.held, { retryAfter: seconds, help: 'call' })

/** Renewal and migration require a code, and no mail server is configured to send it (D88). */
export const customersUnavailable = () => new Refusal(409, 'unavailable', refusals.customersUnavailable)

export const busy = () => new Refusal(503, 'busy', refusals.busy, { retryAfter: 2 })

/** The request exceeded the time limit (X33). */
export const timedOut = (seconds: number) =>
  new Refusal(503, 'unavailable', refusals.late(seconds), {
    retryAfter: 3,
  })

export const unavailable = () =>
  new Refusal(503, 'unavailable', refusals.unavailable, {
    retryAfter: 3,
  })
