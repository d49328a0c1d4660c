/** The landing page block that explains fibre, with three homes and the speed that each needs. */
import { speedProfiles } from '../../../content/landing/speed-profiles.ts'
import { speedName } from '../../../lib/plan-speed.ts'
import { HomeDevices } from '../../../ui/art/HomeDevices.tsx'
import { useEditableTexts } from '../edition-contexts.ts'
import { Section } from './Section.tsx'
import './fibre-explainer.css'

/** Names of the drawings on the cards. A faster plan has more lit rooms. */
const HOMES = ['500', '700', 'giga'] as const

export function FibreExplainer() {
  const { fibreTitle, fibreText } = useEditableTexts('fibreTitle', 'fibreText')
  return (
    <Section id="fibra" title={fibreTitle} text={fibreText} tone="night">
      <ul className="profiles">
        {speedProfiles.cards.map((card, index) => (
          <li key={card.speed} className="profile">
            <div className="profile__art">
              <HomeDevices profile={HOMES[index] ?? 'giga'} />
            </div>
            <p className="profile__speed">{speedName(card.speed)}</p>
            <h3>{card.title}</h3>
            <p className="profile__text">{card.text}</p>
            <dl className="num">
              <div>
                <dt className="hush">Aparelhos</dt>
                <dd>{speedProfiles.devices(card.devices)}</dd>
              </div>
              <div>
                <dt>{speedProfiles.upload}</dt>
                <dd>{speedName(card.upload)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      <h3 className="profiles__why">{speedProfiles.fibre.title}</h3>
      <ul className="profiles__points">
        {speedProfiles.fibre.points.map((point) => (
          <li key={point.title}>
            <h4>{point.title}</h4>
            <p>{point.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
