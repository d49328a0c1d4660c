/**
 * Remembers in this tab what the server does not know of an order: its company, its first device, the requested plan.
 */
import { isStepOf } from '../../funnel/journey-registry.ts'
import { draftChanged, factsLoaded } from '../../store/redux-actions.ts'
import { selectOrder } from '../../store/selectors.ts'
import { getDependencies, put, select } from '../runtime/effects.ts'
import { parseStoredJson } from './parse-stored-json.ts'
import type { ClientStorage } from '../runtime/dependencies.ts'
import type { RecordKind } from '../runtime/server-record-types.ts'
import { parsePlanInLink, planLinkQuery } from '../../funnel/plan-in-link.ts'
import type { RequestedPlan } from '../../funnel/step-and-journey-types.ts'

/** Stores which questions are about the company's representative, as soon as that is known. */
export function* rememberCompany({ payload }: ReturnType<typeof factsLoaded>) {
  const { storage } = yield* getDependencies()
  const { representative } = payload.facts
  if (representative) storage.write('company', JSON.stringify(representative))
}

/** Brings it back after a reload. */
export function* recallCompany() {
  const { storage } = yield* getDependencies()
  const order = yield* select(selectOrder)
  const representative = parseStoredJson(storage.read('company'))
  if (!Array.isArray(representative) || !isStepOf(order, 'cpf')) return
  yield* put(draftChanged({ step: 'cpf', name: 'person_type', value: 'pj' }))
  yield* put(factsLoaded({ facts: { representative } }))
}

/** Stores the id of an order that a link has opened, unless this browser has that order already. */
export function noteOrderOfLink(storage: ClientStorage, kind: RecordKind, id: string): void {
  if (storage.read(kind) !== id) storage.write('elsewhere', id)
}

/** Whether a link has brought the order here. */
export function* isBegunElsewhere(id: string) {
  const { storage } = yield* getDependencies()
  return storage.read('elsewhere') === id
}

/**
 * Returns the requested plan: the one in the URL, which is then stored for this tab, or else the stored one.
 */
export function requestedPlan(fromAddress: RequestedPlan, storage: ClientStorage): RequestedPlan {
  if (Object.keys(fromAddress).length) {
    storage.write('wish', planLinkQuery(fromAddress))
    return fromAddress
  }
  return parsePlanInLink(new URLSearchParams(storage.read('wish') ?? ''))
}
