import { staffFaq } from '../../../content/landing/faq/lists.ts'
import { ButtonLink } from '../../../ui/forms/PrimaryButton.tsx'
import { useOutsideHref } from './outside-links.ts'
import { Section } from './Section.tsx'

/** In place of the questions under the employee offer: a button to the staff's own page (M2.70, M6.1). */
export function StaffFaq() {
  return (
    <Section id="duvidas" title={staffFaq.title} text={staffFaq.text} layout="beside">
      <ButtonLink href={useOutsideHref(staffFaq.link)} tone="secondary">
        {staffFaq.link.label}
      </ButtonLink>
    </Section>
  )
}
