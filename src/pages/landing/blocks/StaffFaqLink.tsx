/** The FAQ block of the employee offer. It contains no questions, only a link to the operator's page for employees. */
import { staffFaq } from '../../../content/landing/faq/section-texts.ts'
import { ButtonLink } from '../../../ui/forms/PrimaryButton.tsx'
import { useExternalHref } from './external-links-context.ts'
import { Section } from './Section.tsx'

export function StaffFaqLink() {
  return (
    <Section id="duvidas" title={staffFaq.title} text={staffFaq.text} layout="beside">
      <ButtonLink href={useExternalHref(staffFaq.link)} tone="secondary">
        {staffFaq.link.label}
      </ButtonLink>
    </Section>
  )
}
