import { check } from '../../funnel/answer.ts'
import { isStepOf, stepOf } from '../../funnel/journeys.ts'
import type { Order, Step, StepId, Values } from '../../funnel/types.ts'
import { firstMissing } from '../../funnel/navigation.ts'
import { accepted, factsLearned, moved, orderFinished, restarted } from '../../store/events.ts'
import { selectFlow, selectOrder, selectSubjectId } from '../../store/selectors.ts'
import { outside, put, select, takeEvery } from '../runtime/effects.ts'
import { safely } from '../runtime/safely.ts'
import { moveOn } from './move.ts'
import type { Stored, Subject } from '../runtime/subject.ts'

/** What is written down of an order. */
interface Kept {
  readonly id: string
  readonly answers: Readonly<Record<StepId, Values>>
  readonly isFinished: boolean
}

/** A shape check, enough to reject what another build has written; the steps check the answers themselves. */
function isKept(data: unknown): data is Kept {
  if (typeof data !== 'object' || data === null) return false
  const { id, answers } = data as Partial<Record<keyof Kept, unknown>>
  return typeof id === 'string' && typeof answers === 'object' && answers !== null
}

/** What was kept under an id; null when it is of another order, of another build or none at all (X20). */
function keptOf(text: string | null, id: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    return isKept(kept) && kept.id === id ? kept : null
  } catch {
    return null
  }
}

/** The answers that the journey's steps would still take. */
function restored(base: Order, answers: Kept['answers']): Order {
  const valid = Object.entries(answers).flatMap(([id, values]) => {
    const checked = isStepOf(base, id) ? check(stepOf(base, id), values, base) : { problems: {} }
    return 'values' in checked ? [[id, { values: checked.values }] as const] : []
  })
  return { ...base, answers: Object.fromEntries(valid) }
}

/** Nobody gives a number to what is sent nowhere (D75). */
const WITHOUT_NUMBER = { orderNumber: '', schedule: null }

/**
 * A subject that no server has: answers stay in this browser, the one exception to S18. Its id marks the order as a
 * stored one's id does, so that resuming, a second tab and restarting work as everywhere.
 */
export function keptInBrowser(kind: string) {
  const place = `${kind}-order`

  const subject: Subject = {
    kind,
    *load(_api, id) {
      const { storage } = yield* outside()
      const kept = keptOf(storage.read(place), id)
      return {
        versions: {},
        prefix: (yield* select(selectOrder)).prefix,
        restore: (base) => ({
          ...restored(base, kept?.answers ?? {}),
          finished: kept?.isFinished === true ? WITHOUT_NUMBER : null,
        }),
      } satisfies Stored
    },
  }

  /** Writes the order down; the first answer opens it. */
  function* keep() {
    const { storage, uuid } = yield* outside()
    let id = yield* select(selectSubjectId)
    if (id === null) {
      id = uuid()
      storage.write(kind, id)
      yield* put(factsLearned({ facts: {}, subjectId: id }))
    }
    const { answers, finished } = yield* select(selectOrder)
    const values = Object.fromEntries(Object.entries(answers).map(([step, answer]) => [step, answer.values]))
    storage.write(place, JSON.stringify({ id, answers: values, isFinished: finished !== null }))
  }

  function* forget() {
    const { storage } = yield* outside()
    storage.drop(place)
  }

  function* watch() {
    yield* takeEvery([accepted.type, orderFinished.type], safely(keep))
    yield* takeEvery(restarted.type, safely(forget))
  }

  /** Confirms the order: no server has to be asked. */
  function* finish(step: Step) {
    const order = yield* select(selectOrder)
    if (order.finished) return
    const missing = firstMissing(order, (yield* select(selectFlow)).mode)
    if (missing !== step.id) {
      yield* put(moved({ to: missing, how: 'push' }))
      return
    }
    yield* put(orderFinished(WITHOUT_NUMBER))
    yield* moveOn(step.id)
  }

  return { subject, watch, submits: { finish } }
}
