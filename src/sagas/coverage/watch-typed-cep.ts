/**
 * Looks up a CEP as soon as it is complete, on pages that ask for CEP and house number together and do not submit the
 * CEP separately.
 */
import { pageOf } from '../../funnel/journey-registry.ts'
import { digits } from '../../lib/extract-digits.ts'
import { draftChanged } from '../../store/redux-actions.ts'
import { selectUi } from '../../store/selectors.ts'
import { selectOrderWithTypedCep } from '../../store/select-order-with-typed-cep.ts'
import { select, takeEvery } from '../runtime/effects.ts'
import { reportErrors } from '../runtime/guarded-sagas.ts'
import { lookUpOrderCep } from './look-up-cep.ts'
import { preselectBlockAndLot } from './preselect-or-doubt-block-and-lot.ts'

export function* watchTypedCep() {
  yield* takeEvery(draftChanged, reportErrors(lookUpTypedCep))
}

function* lookUpTypedCep({ payload: { name, value } }: ReturnType<typeof draftChanged>) {
  if (name !== 'cep' || digits(value).length !== 8) return
  const ui = yield* select(selectUi)
  if (ui.mode !== 'pages' || pageOf(ui, ui.position).steps.length < 2) return
  yield* lookUpOrderCep(selectOrderWithTypedCep)
  yield* preselectBlockAndLot()
}
