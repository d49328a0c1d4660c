/**
 * The FAQ block of a landing page. Answers open and close without a script. The browser also opens an answer that a
 * link (`#faq-<id>`) or a text search finds.
 */
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import { Icon } from '../../../ui/Icon.ts'
import { faqAside } from '../../../content/landing/faq/section-texts.ts'
import { parseRegulationText } from '../../../lib/parse-regulation-text.ts'
import { keepPricesUnbroken } from '../../../lib/format-prices-and-counts.ts'
import { DocumentText } from '../../../ui/site/DocumentText.tsx'
import type { FaqEntry, FaqGroup } from '../select-faq-entries.ts'
import { useEditableTexts } from '../edition-contexts.ts'
import { Section } from './Section.tsx'
import { TextLink } from './TextLink.tsx'
import './faq.css'

type FaqProps = {
  readonly title: string
  readonly groups: readonly FaqGroup[]
}

export function Faq({ title, groups }: FaqProps) {
  const { faqText } = useEditableTexts('faqText')
  return (
    <Section
      id="duvidas"
      title={title}
      text={faqText}
      aside={<TextLink {...faqAside.link} />}
      layout="beside"
    >
      <div className="faq">
        {groups.map((group) => (
          <div key={group.entries[0]?.id} className="faq__group">
            {group.title && <h3>{group.title}</h3>}
            {group.entries.map((entry) => (
              <Question key={entry.id} {...entry} />
            ))}
          </div>
        ))}
      </div>
    </Section>
  )
}

function Question({ id, question, answer, links }: FaqEntry) {
  return (
    <details className="faq__item">
      <summary>
        <span>{question}</span>
        <Icon shapes={ChevronDown} size={20} />
      </summary>
      <div className="faq__answer" id={`faq-${id}`}>
        <DocumentText blocks={parseRegulationText(keepPricesUnbroken(answer))} />
        {links.length > 0 && (
          <p className="faq__links">
            {links.map((link) => (
              <TextLink key={link.label} {...link} />
            ))}
          </p>
        )}
      </div>
    </details>
  )
}
