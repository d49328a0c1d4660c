/**
 * Reads documents of editions. The pages of the desk, the checks and a publication need the same few documents again and
 * again. A document that is kept is frozen: the same object always says the same, so what was found out about it can be
 * remembered.
 */
import { phaseOf, resolveEdition } from './edition-content-at-instant.ts'
import { Edition } from './edition-schema.ts'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Whether a value is kept, or else may still be changed. */
export const isKept = (value: unknown): value is object => isObject(value) && Object.isFrozen(value)

/** Freezes a value with everything in it. */
export function keep<Value>(value: Value): Value {
  if (!isObject(value)) return value
  Object.values(value).forEach(keep)
  Object.freeze(value)
  return value
}

const read = new WeakMap<object, ReturnType<typeof Edition.safeParse>>()

/** Reads a document as `Edition.safeParse` does; one that is kept once, and its edition is kept as well. */
export function readEdition(document: unknown): ReturnType<typeof Edition.safeParse> {
  if (!isKept(document)) return Edition.safeParse(document)
  const known = read.get(document)
  if (known) return known
  const found = Edition.safeParse(document)
  read.set(document, found)
  if (found.success) read.set(keep(found.data), found)
  return found
}

/** Returns the edition in a document; throws if it is none. */
export function editionIn(document: unknown): Edition {
  const { data, error } = readEdition(document)
  if (!data) throw error
  return data
}

/** Returns `find`, which is asked once for each phase of an edition that is kept. */
export function oncePerPhase<Found>(
  find: (edition: Edition, at: Date) => Found,
): (edition: Edition, at: Date) => Found {
  const known = new WeakMap<Edition, { readonly phase: number; readonly found: Found }>()
  return (edition, at) => {
    if (!isKept(edition)) return find(edition, at)
    const phase = phaseOf(edition, at)
    const last = known.get(edition)
    if (last?.phase === phase) return last.found
    const found = find(edition, at)
    known.set(edition, { phase, found })
    return found
  }
}

/** Resolves an edition (`resolveEdition`). */
export const resolvedEdition = oncePerPhase(resolveEdition)
