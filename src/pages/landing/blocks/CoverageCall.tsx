import { useId } from 'react'
import { coverageCalls, coverageHref } from '../../../content/landing/coverage-buttons.ts'
import { ButtonLink } from '../../../ui/forms/PrimaryButton.tsx'
import { useHref } from '../../../ui/useHref.ts'
import './coverage-call.css'

/**
 * A call to check coverage (M2.57). Its link goes to the check's own page; `data-opens` tells a script on the page that
 * it may open the coverage drawer instead.
 */
export function CoverageCall({ variant }: { readonly variant: keyof typeof coverageCalls }) {
  const heading = useId()
  const { text, action } = coverageCalls[variant]
  return (
    <section className="coverage-call night" aria-labelledby={heading} data-opens="cobertura">
      <div className="coverage-call__in">
        <h2 id={heading}>{text}</h2>
        <ButtonLink href={useHref(coverageHref)}>{action}</ButtonLink>
      </div>
    </section>
  )
}
