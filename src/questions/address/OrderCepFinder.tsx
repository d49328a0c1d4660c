/** The CEP finder for an order's questions. It fills in the chosen CEP, and the house number if one was typed, too. */
import { useDispatch, useSelector } from 'react-redux'
import { findStep } from '../../funnel/journey-registry.ts'
import type { StepId } from '../../funnel/step-and-journey-types.ts'
import { formatCep } from '../../lib/cep.ts'
import { draftChanged, streetsRequested } from '../../store/redux-actions.ts'
import { selectCan, selectOrder } from '../../store/selectors.ts'
import type { RootState } from '../../store/root-reducer.ts'
import CepFinder from './CepFinder.tsx'

type Props = {
  readonly step: StepId
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly start: string
}

export default function OrderCepFinder({ step, onClose, ...shown }: Props) {
  const dispatch = useDispatch()
  const order = useSelector(selectOrder)
  const search = useSelector((state: RootState) => state.streets)
  const canSearch = useSelector((state: RootState) => selectCan(state, 'streets'))
  function take(cep: string, number: string) {
    dispatch(draftChanged({ step, name: 'cep', value: formatCep(cep) }))
    const home = findStep(order, ({ fields }) => fields.some(({ name }) => name === 'number'))
    if (home && number) dispatch(draftChanged({ step: home.id, name: 'number', value: number }))
    onClose()
  }
  return (
    <CepFinder
      {...shown}
      onClose={onClose}
      search={search}
      onSearch={canSearch ? (query) => dispatch(streetsRequested(query)) : null}
      onFound={take}
    />
  )
}
