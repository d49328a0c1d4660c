/** The picture of a news item, chosen by the item's `imageName`. */
import { HomeDevices } from '../../ui/art/HomeDevices.tsx'
import { NewsCover, type NewsTopic } from '../../ui/art/NewsCover.tsx'
import { Poster } from '../../ui/art/Poster.tsx'

/** Topics of the drawings for news items, by `imageName`. */
const TOPICS: Readonly<Record<string, NewsTopic>> = {
  cidades: 'network',
  patrocinio: 'sponsorship',
  premios: 'award',
  champions: 'content',
}

export function NewsPicture({ name }: { readonly name: string }) {
  const topic = TOPICS[name]
  if (topic) return <NewsCover topic={topic} />
  if (name === 'wifi-6') return <HomeDevices profile="giga" />
  return <Poster shape="wide" motif="hills" seed={name} />
}
