/** The landing page block with links to further information. */
import { moreLinks } from '../../../content/landing/start-page-links.ts'
import { useEditableTexts } from '../edition-contexts.ts'
import { Section } from './Section.tsx'
import { TextLink } from './TextLink.tsx'
import './more-links.css'

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
