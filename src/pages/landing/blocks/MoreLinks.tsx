import { more } from '../../../content/landing/more.ts'
import { Section } from './Section.tsx'
import { TextLink } from './TextLink.tsx'
import './more-links.css'

/** The landing page block that leads to what the start page leaves to other pages. */
export function MoreLinks() {
  return (
    <Section title={more.title} text={more.text} layout="beside">
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
