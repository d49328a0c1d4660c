/** The button that opens the search for a CEP. It also opens if the visitor has sent words instead of a CEP. */
import { useState } from 'react'
import { UNKNOWN_CEP } from '../../content/unknown-cep-button.ts'
import { streetInstead } from '../../lib/street-instead-of-cep.ts'
import { lazily } from '../../ui/lazy-component.tsx'
import { QuietButton } from '../../ui/states/Notice.tsx'
import type { AskedStep } from '../useStep.ts'

const CepFinder = lazily(async () => import('./OrderCepFinder.tsx'), { isOptional: true })

export function CepFinderButton({ asked }: { readonly asked: AskedStep }) {
  const { id, draft, problems, refusals } = asked
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
  const instead = problems.cep ? streetInstead(draft.cep ?? '') : null
  const [seen, setSeen] = useState(refusals)
  if (refusals !== seen) {
    setSeen(refusals)
    if (instead !== null) setIsOpen(true)
  }
  return (
    <>
      <div>
        <QuietButton onClick={() => setIsOpen(true)}>{UNKNOWN_CEP}</QuietButton>
      </div>
      {isOpen !== null && (
        <CepFinder step={id} isOpen={isOpen} onClose={() => setIsOpen(false)} start={instead ?? ''} />
      )}
    </>
  )
}
