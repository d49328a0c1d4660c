/** Creates the errors that the API returns, with one function for each reason. */
import { type ErrorCode, type ErrorReply, INVALID_DATE } from '../src/contract/shared-schemas.ts'
import { anyProblemText } from '../src/content/problems/all-problems.ts'
import { deskErrorMessages } from '../src/content/desk/error-words.ts'
import { serverErrorMessages } from '../src/content/server-error-messages.ts'
import type { Parsed } from '../src/lib/parsing-result.ts'
import type { Problem } from '../src/lib/problem-keys.ts'

type More = Partial<Pick<ErrorReply, 'missing' | 'field' | 'current' | 'price' | 'help' | 'proof'>> & {
  /** Seconds before a retry makes sense; sent as Retry-After. */
  retryAfter?: number
  /** The methods that the requested URL supports; sent as Allow. */
  allow?: readonly string[]
}

/**
 * An error to send as the response: status, a code for the client, and a message in Portuguese for the
 * visitor. Each reason has a function in this file that creates it.
 */
export class HttpError extends Error {
  override name = 'HttpError'
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

/** Refuses a field with an invalid value. If the request as a whole is invalid, `field` is ''. */
export const invalidFieldError = (field: string, message: string) =>
  new HttpError(400, 'invalid', message, field ? { field } : {})

/** Refuses a field that could not be parsed, with the text for the reason that the parser gave. */
export const unparsedFieldError = (field: string, problem: Problem) =>
  invalidFieldError(field, anyProblemText(problem))

/** Returns the value of a field that was parsed, or refuses it. */
export function parsedValue<T>(field: string, parsed: Parsed<T>): T {
  if ('problem' in parsed) throw unparsedFieldError(field, parsed)
  return parsed.value
}

/** Refuses a request that lacks required fields; the first of them is also reported as `field`. */
export const missingField = (
  missing: readonly [string, ...string[]],
  message = serverErrorMessages.notSent(missing),
) => new HttpError(400, 'invalid', message, { field: missing[0], missing: [...missing] })

export const notCorporate = () => invalidFieldError('email', serverErrorMessages.notCorporate)

/** Refuses a CPF that is not on the customer's record: a migration is only for the customer it was opened for. */
export const notOnRecord = () => invalidFieldError('cpf', serverErrorMessages.notOnRecord)

/** Refuses a field or header that has none of its allowed values. */
export const notAccepted = (field: string) =>
  invalidFieldError(field, serverErrorMessages.invalidValue(field))

/** Refuses a field that its schema rejects. Of the schema's messages, visitors see only the one about dates. */
const invalidValue = (field: string, path: string, why: string | undefined) =>
  invalidFieldError(
    field,
    why === INVALID_DATE ? anyProblemText({ problem: INVALID_DATE }) : serverErrorMessages.invalidValue(path),
  )

type Issue = { readonly path: readonly PropertyKey[]; readonly message?: string | undefined }

/** Returns the value at a path in a part of the request; undefined if it is absent. */
const valueAt = (whole: unknown, path: Issue['path']) =>
  path.reduce<unknown>(
    (at, name) =>
      typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[name] : undefined,
    whole,
  )

const pathOf = ({ path }: Issue) => path.map(String).join('.')

/** Returns the name of a field as the answer rules report it: `bank` for `bankInfo.bank`. */
const wireName = ({ path }: Issue) => path.map(String).findLast((name) => !/^\d+$/.test(name)) ?? ''

/** Turns a schema's errors into a refusal that names the missing fields, or else the first invalid one. */
export function invalidRequest(issues: readonly Issue[], sent: unknown): HttpError {
  const lacking = issues.filter(({ path }) => path.length > 0 && valueAt(sent, path) === undefined)
  const [missing, ...others] = new Set(lacking.map(wireName))
  if (missing !== undefined)
    return missingField([missing, ...others], serverErrorMessages.notSent(lacking.map(pathOf)))
  const [first] = issues
  if (!first || first.path.length === 0) return invalidFieldError('', serverErrorMessages.unreadable)
  return invalidValue(wireName(first), pathOf(first), first.message)
}

/** Returns the details that a reply contains besides its text. `field` and `missing` are names, never values. */
export function detailsOf({ more: { missing, field, current, price, help } }: HttpError) {
  return {
    ...(missing && { missing }),
    ...(field && { field }),
    ...(current !== undefined && { current }),
    ...(price && { price }),
    ...(help && { help }),
  }
}

/** Refuses an unknown lead. Erased and expired ones get the same answer. */
export const leadNotFound = () => new HttpError(404, 'not_found', serverErrorMessages.leadNotFound)

/** Refuses an unknown code from a link. Used and expired codes get the same answer. */
export const linkGone = () => new HttpError(404, 'not_found', serverErrorMessages.linkGone)

/** Refuses to change a lead after its order has been placed. */
export const leadFinished = () => new HttpError(409, 'finished', serverErrorMessages.leadFinished)

/** Refuses a change based on an old version; `current` is the stored version. */
export const versionConflict = (current: number) =>
  new HttpError(409, 'version_conflict', serverErrorMessages.versionConflict, { current })

/** Refuses to continue while steps are unanswered. */
export const missingSteps = (missing: string[], message: string = serverErrorMessages.missingSteps) =>
  new HttpError(409, 'missing_steps', message, { missing })

/** Refuses to sell a plan for companies alone to a person: its CNPJ is missing. */
export const companyOnly = () => missingSteps(['documentNumber'], serverErrorMessages.companyOnly)

/** Refuses a plan that is not on offer at the address. */
export const planUnavailable = () =>
  new HttpError(409, 'plan_unavailable', serverErrorMessages.planUnavailable)

/** Refuses an appointment because the requested slots have been booked in the meantime. */
export const slotsTaken = () => new HttpError(409, 'slots_taken', serverErrorMessages.slotsTaken)

/** Refuses to change an appointment that is today or in the past. */
export const tooLate = () => new HttpError(409, 'too_late', serverErrorMessages.tooLate)

/** Refuses to change an appointment because it is no longer the one that the page showed. `now` is the current one. */
export const appointmentMoved = (now: string) =>
  new HttpError(409, 'version_conflict', serverErrorMessages.appointmentMoved(now))

/** Refuses to send a code by e-mail, because the order needs none. */
export const codeNotNeeded = () => new HttpError(409, 'invalid', serverErrorMessages.codeNotNeeded)

/** Refuses to change the appointment of an order that has none. */
export const noAppointment = () => new HttpError(409, 'invalid', serverErrorMessages.noAppointment)

/** Refuses an order because its price has changed; both prices are in reais per month. */
export const priceChanged = (before: number, now: number) =>
  new HttpError(409, 'price_changed', serverErrorMessages.priceChanged, {
    price: { before, now },
  })

/** Refuses an Idempotency-Key that was used for another request. */
export const keyReused = () => new HttpError(422, 'invalid', serverErrorMessages.keyReused)

/** Refuses a request beyond a rate limit. The visitor may retry after this many seconds. */
export const tooMany = (seconds: number) =>
  new HttpError(429, 'too_many', serverErrorMessages.tooMany(seconds), {
    retryAfter: seconds,
  })

/**
 * Refuses a request beyond a rate limit that can be continued with a code sent by e-mail. If a CPF was looked up,
 * `proof` is the id of the request to which that code belongs.
 */
export const needsCode = (seconds: number, proof?: string) =>
  new HttpError(429, 'too_many', serverErrorMessages.held, {
    retryAfter: seconds,
    help: 'code',
    ...(proof && { proof }),
  })

/** Refuses a request that only an agent can continue. The order is put on hold until the visitor is called. */
export const needsPerson = (seconds: number) =>
  new HttpError(429, 'too_many', serverErrorMessages.held, { retryAfter: seconds, help: 'call' })

/** Refuses to book a visit before a person has looked at the order, which is put on hold. */
export const visitNeedsPerson = (seconds: number) =>
  new HttpError(429, 'too_many', serverErrorMessages.visitHeld, { retryAfter: seconds, help: 'call' })

/** Refuses renewal and migration: they require a code, and no mail server is configured to send it. */
export const customersUnavailable = () =>
  new HttpError(409, 'unavailable', serverErrorMessages.customersUnavailable)

/** Reports that what the desk asked for was ended, because it took too long or too much memory (server/desk-work). */
export class InterruptedWork extends HttpError {
  constructor() {
    super(503, 'unavailable', deskErrorMessages.workInterrupted, { retryAfter: 3 })
  }
}

/** Refuses what a person at the desk asks for beside too much else that is still under way. */
export const tooMuchWork = () => new HttpError(429, 'too_many', deskErrorMessages.workFull, { retryAfter: 5 })

/** Refuses a request because the server is overloaded. */
export const serverBusyError = () => new HttpError(503, 'busy', serverErrorMessages.busy, { retryAfter: 2 })

/** Refuses a request that exceeded its time limit. */
export const timedOut = (seconds: number) =>
  new HttpError(503, 'unavailable', serverErrorMessages.late(seconds), {
    retryAfter: 3,
  })

/** Refuses a request because the database or an external system does not respond. */
export const unavailable = () =>
  new HttpError(503, 'unavailable', serverErrorMessages.unavailable, {
    retryAfter: 3,
  })
