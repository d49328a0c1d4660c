/** The landing page block with figures of a streaming plan, such as the number of screens. */
import { Section } from './Section.tsx'
import './streaming-numbers.css'

type StreamingNumbersProps = {
  readonly title: string
  readonly cards: readonly { readonly figure: string; readonly title: string; readonly text: string }[]
}

export function StreamingNumbers({ title, cards }: StreamingNumbersProps) {
  return (
    <Section title={title} tone="sunken">
      <ul className="streaming-benefits">
        {cards.map((card) => (
          <li key={card.title}>
            <h3>
              <span className="streaming-benefits__figure num">{card.figure}</span> {card.title}
            </h3>
            <p>{card.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
