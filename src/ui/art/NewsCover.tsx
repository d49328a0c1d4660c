import { Drawing } from './Drawing.tsx'
import arena from './drawings/news-arena.svg?raw'
import award from './drawings/news-award.svg?raw'
import network from './drawings/news-fibre-network.svg?raw'
import films from './drawings/news-films.svg?raw'

const covers = { sponsorship: arena, award, network, content: films } as const

export type NewsTopic = keyof typeof covers

/** Cover drawing of a news card, chosen by the topic of the news. */
export function NewsCover({ topic }: { topic: NewsTopic }) {
  return <Drawing file={covers[topic]} />
}
