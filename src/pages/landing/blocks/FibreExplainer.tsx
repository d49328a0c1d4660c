/** The landing page block that explains fibre, with up to three homes and the speed that each needs. */
import {
  hasWifi6,
  highestUpload,
  speedsOf,
  type FiguresPlan,
} from '../../../content/find-advertised-figures.ts'
import { speedCards, speedProfiles } from '../../../content/landing/sections.ts'
import { speedName } from '../../../lib/plan-speed.ts'
import { HomeDevices } from '../../../ui/art/HomeDevices.tsx'
import { useEditableTexts } from '../edition-contexts.ts'
import { Section } from './Section.tsx'
import './fibre-explainer.css'

/** Names of the drawings on the cards, by speed. A faster plan has more lit rooms. */
const HOMES = { 500: '500', 700: '700', 1000: 'giga' } as const

/** Returns why fibre is better, with the figures of the page's plans. */
function pointsOf(plans: readonly FiguresPlan[]) {
  const { light, upload, modem } = speedProfiles.fibre
  const most = highestUpload(plans)
  const wifi = speedsOf(plans.filter(hasWifi6)).map(speedName)
  return [
    light,
    ...(most > 0 ? [{ title: upload.title, text: upload.text(speedName(most)) }] : []),
    { title: modem.title, text: modem.text(wifi) },
  ]
}

type FibreExplainerProps = {
  /** The plans that the page's campaign sells. */
  readonly plans: readonly FiguresPlan[]
}

export function FibreExplainer({ plans }: FibreExplainerProps) {
  const { fibreTitle, fibreText } = useEditableTexts('fibreTitle', 'fibreText')
  const cards = speedCards(plans)
  return (
    <Section id="fibra" title={fibreTitle} text={fibreText} tone="night">
      {cards.length > 0 && (
        <ul className="profiles">
          {cards.map((card) => (
            <li key={card.speed} className="profile">
              <div className="profile__art">
                <HomeDevices profile={HOMES[card.speed]} />
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
      )}
      <h3 className="profiles__why">{speedProfiles.fibre.title}</h3>
      <ul className="profiles__points">
        {pointsOf(plans).map((point) => (
          <li key={point.title}>
            <h4>{point.title}</h4>
            <p>{point.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
