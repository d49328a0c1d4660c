/** Helps visitors on pages who do not know their CEP (D98). */
import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { UNKNOWN_CEP } from '../content/unknown-cep.ts'
import { findStep } from '../funnel/journeys.ts'
import type { StepId } from '../funnel/types.ts'
import { formatCep } from '../lib/cep.ts'
import { streetInstead } from '../lib/street-instead-of-cep.ts'
import { drafted, streetsAsked } from '../store/events.ts'
import type { RootState } from '../store/store.ts'
import { lazily } from '../ui/lazily.tsx'
import { QuietButton } from '../ui/states/Notice.tsx'
import { useStep } from './useStep.ts'

const CepFinder = lazily(async () => import('./lazy/CepFinder.tsx'), { spare: true })

/**
 * The button that opens the search for a CEP. It also opens if the visitor has sent words instead of a CEP. The choice
 * fills in the field, and the house number.
 */
export function UnknownCep({ step: id }: { readonly step: StepId }) {
  const dispatch = useDispatch()
  const { order, draft, problems, refusals } = useStep(id)
  const search = useSelector((state: RootState) => state.streets)
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
  const typed = draft.cep ?? ''
  const instead = problems.cep ? streetInstead(typed) : null
  const [seen, setSeen] = useState(refusals)
  if (refusals !== seen) {
    setSeen(refusals)
    if (instead !== null) setIsOpen(true)
  }
  function take(cep: string, number: string) {
    dispatch(drafted({ step: id, name: 'cep', value: formatCep(cep) }))
    const home = findStep(order, ({ fields }) => fields.some(({ name }) => name === 'number'))
    if (home && number) dispatch(drafted({ step: home.id, name: 'number', value: number }))
    setIsOpen(false)
  }
  return (
    <>
      <div>
        <QuietButton onClick={() => setIsOpen(true)}>{UNKNOWN_CEP}</QuietButton>
      </div>
      {isOpen !== null && (
        <CepFinder
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          search={search}
          onSearch={(query) => dispatch(streetsAsked(query))}
          onFound={take}
          start={instead ?? ''}
        />
      )}
    </>
  )
}
