/** Saves the name once more as soon as the protocol number is known, because no other answer carries it (F7.34). */
import { apiCallThatSaves } from '../../funnel/api-call-that-saves-answer.ts'
import { findStep } from '../../funnel/journey-registry.ts'
import { saveQueued } from '../../store/redux-actions.ts'
import { selectOrder } from '../../store/selectors.ts'
import type { Dependencies } from '../runtime/dependencies.ts'
import { getDependencies, put, select } from '../runtime/effects.ts'

/** Those whose name was saved before the web chat on the page had given its protocol number. */
const withoutProtocol = new WeakSet<Dependencies>()

export function* sendLateProtocol({ payload }: ReturnType<typeof saveQueued>) {
  const dependencies = yield* getDependencies()
  if (payload.wire === 'name') {
    if (payload.body.webcare_tuid) withoutProtocol.delete(dependencies)
    else withoutProtocol.add(dependencies)
    return
  }
  const { webcare_tuid } = dependencies.visit()
  if (!webcare_tuid || !withoutProtocol.delete(dependencies)) return
  const order = yield* select(selectOrder)
  const step = findStep(order, ({ wire }) => wire?.includes('name') ?? false)?.id
  const named = step ? apiCallThatSaves(order, step) : null
  if (!step || named?.step !== 'name') return
  const body = { ...named.body, webcare_tuid }
  yield* put(saveQueued({ key: dependencies.uuid(), step, wire: 'name', body }))
}
