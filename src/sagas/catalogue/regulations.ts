import { ApiError } from '../../api/errors.ts'
import { regulationsFailed, regulationsLoaded } from '../../store/events.ts'
import { selectFlow } from '../../store/selectors.ts'
import { call, outside, put, select } from '../runtime/effects.ts'

/**
 * The documents of the regulations page, fetched once per page. A failure is shown there with a retry button; the
 * collaborators' documents are included under their offer (D55).
 */
export function* loadRegulations() {
  const { api } = yield* outside()
  const { regulations } = yield* select(selectFlow)
  if (regulations) return
  const { prefix } = yield* select(selectFlow)
  try {
    const reply = yield* call(api.catalogue.regulations, prefix === 'oferta-colaborador')
    yield* put(regulationsLoaded({ regulations: reply }))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    yield* put(regulationsFailed({ problem: error.problem }))
  }
}
