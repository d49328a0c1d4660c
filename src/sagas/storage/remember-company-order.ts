/** Remembers in this tab, until the order is abandoned, that the visitor orders for a company. */
import { isStepOf } from '../../funnel/journey-registry.ts'
import { draftChanged, factsLoaded } from '../../store/redux-actions.ts'
import { selectOrder } from '../../store/selectors.ts'
import { getDependencies, put, select } from '../runtime/effects.ts'
import { parseStoredJson } from './parse-stored-json.ts'

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
