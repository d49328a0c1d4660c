import { useId } from 'react'
import { coverageCalls, coverageHrefFrom } from '../../../content/landing/coverage-check-invitation.ts'
import { ButtonLink } from '../../../ui/forms/PrimaryButton.tsx'
import { useCampaign } from '../../../ui/useCampaign.ts'
import { useHref } from '../../../ui/useHref.ts'
import './coverage-call.css'

/**
 * The landing page block that invites visitors to check coverage. Without scripts its link leads to
 * the coverage page. With scripts, `data-opens` makes the link open the coverage drawer
 * (`islands/Drawers.tsx`).
 */
export function CoverageLinkBanner({ variant }: { readonly variant: keyof typeof coverageCalls }) {
  const heading = useId()
  const { prefix } = useCampaign()
  const { text, action } = coverageCalls[variant]
  return (
    <section className="coverage-call night" aria-labelledby={heading} data-opens="cobertura">
      <div className="coverage-call__in">
        <h2 id={heading}>{text}</h2>
        <ButtonLink href={useHref(coverageHrefFrom(`${variant} ${prefix}`))}>{action}</ButtonLink>
      </div>
    </section>
  )
}
