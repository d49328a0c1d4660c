import { more } from '../../../content/landing/more-links.ts'
import { useSlots } from '../site-words-context.ts'
import { Section } from './Section.tsx'
import { TextLink } from './TextLink.tsx'
import './more-links.css'

/** The landing page block with links to pages that explain more. */
export function MoreLinks() {
  const { moreTitle, moreText } = useSlots('moreTitle', 'moreText')
  return (
    <Section title={moreTitle} text={moreText} layout="beside">
      <ul className="more-links">
        {more.links.map((link) => (
          <li key={link.href}>
            <TextLink {...link} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
