/**
 * The landing page block that invites visitors to check coverage. With scripts its link opens the coverage drawer
 * (`islands/Drawers.tsx`), otherwise the coverage page.
 */
import { useId } from 'react'
import { coverageCheckHref } from '../../../lib/coverage-check-href.ts'
import { ButtonLink } from '../../../ui/forms/PrimaryButton.tsx'
import { useCampaign } from '../../../ui/useCampaign.ts'
import { useCampaignHref } from '../../../ui/useCampaignHref.ts'
import { useEditableTexts } from '../edition-contexts.ts'
import './coverage-link-banner.css'

export function CoverageLinkBanner({ variant }: { readonly variant: 'check' | 'doubt' }) {
  const heading = useId()
  const { prefix } = useCampaign()
  const words = useEditableTexts(
    'coverageCheckTitle',
    'coverageCheckAction',
    'coverageDoubtTitle',
    'coverageDoubtAction',
  )
  const name = variant === 'check' ? 'coverageCheck' : 'coverageDoubt'
  return (
    <section className="coverage-call night" aria-labelledby={heading} data-opens="cobertura">
      <div className="coverage-call__in">
        <h2 id={heading}>{words[`${name}Title`]}</h2>
        <ButtonLink href={useCampaignHref(coverageCheckHref(`${variant} ${prefix}`))}>
          {words[`${name}Action`]}
        </ButtonLink>
      </div>
    </section>
  )
}
