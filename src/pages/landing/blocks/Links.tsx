/** The landing page block with links to further information. */
import { moreLinks, employeeMigrationNotice } from '../../../content/landing/sections.ts'
import { useEditableTexts } from '../edition-contexts.ts'
import { Section } from './Section.tsx'
import { TextLink } from './TextLink.tsx'
import './more-links.css'
import { useId } from 'react'
import { coverageCheckHref } from '../../../lib/links.ts'
import { ButtonLink } from '../../../ui/forms/PrimaryButton.tsx'
import { useCampaign, useCampaignHref } from '../../../ui/useCampaign.ts'
import './coverage-link-banner.css'
import { staffFaq } from '../../../content/landing/faq/section-texts.ts'
import { useExternalHref } from './external-links-context.ts'
import './employee-migration-notice.css'

export function MoreLinks() {
  const { moreTitle, moreText } = useEditableTexts('moreTitle', 'moreText')
  return (
    <Section title={moreTitle} text={moreText} layout="beside">
      <ul className="more-links">
        {moreLinks.links.map((link) => (
          <li key={link.href}>
            <TextLink {...link} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/**
 * The landing page block that invites visitors to check coverage. With scripts its link opens the coverage drawer
 * (`islands/Drawers.tsx`), otherwise the coverage page.
 */
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

/** The FAQ block of the employee offer. It contains no questions, only a link to the operator's page for employees. */
export function StaffFaqLink() {
  return (
    <Section id="duvidas" title={staffFaq.title} text={staffFaq.text} layout="beside">
      <ButtonLink href={useExternalHref(staffFaq.link)} tone="secondary">
        {staffFaq.link.label}
      </ButtonLink>
    </Section>
  )
}

/** A notice on a landing page that sends the operator's employees to the migration form on another page. */
export function EmployeeMigrationNotice() {
  const { staffNoticeTitle, staffNoticeText } = useEditableTexts('staffNoticeTitle', 'staffNoticeText')
  return (
    <section className="employee-migration-notice" aria-labelledby="aviso-colaborador">
      <div className="employee-migration-notice__in">
        <div>
          <h2 id="aviso-colaborador">{staffNoticeTitle}</h2>
          <p>{staffNoticeText}</p>
        </div>
        <TextLink {...employeeMigrationNotice.link} />
      </div>
    </section>
  )
}
