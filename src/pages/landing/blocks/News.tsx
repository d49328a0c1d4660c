/** The news block of a landing page. A card opens its full text or links to another page. */
import { news, type NewsCard as Item } from '../../../content/landing/news.ts'
import { IslandPlaceholder } from '../IslandPlaceholder.tsx'
import { useEditableTexts, useTextsFromEdition } from '../edition-contexts.ts'
import { NewsPicture } from '../NewsPicture.tsx'
import { ScrollRow } from './ScrollRow.tsx'
import { Section } from './Section.tsx'
import { TextLink } from './TextLink.tsx'
import './news.css'

export function News() {
  const { newsTitle } = useEditableTexts('newsTitle')
  const shown = useTextsFromEdition().news.filter(({ hasItem }) => hasItem)
  if (shown.length === 0) return null
  return (
    <Section id="novidades" title={newsTitle}>
      <ScrollRow label={newsTitle} arrows={news.arrows}>
        <ul>
          {shown.map((item) => (
            <Card key={item.id} item={item} />
          ))}
        </ul>
      </ScrollRow>
    </Section>
  )
}

function Card({ item }: { readonly item: Item }) {
  const { imageName, title, description, linkNews, showModal } = item
  return (
    <li className="news-card">
      <div className="news-card__picture">
        <NewsPicture name={imageName} />
      </div>
      <h3>{title}</h3>
      <p>{description}</p>
      {showModal ? (
        <IslandPlaceholder name="NewsReadMore" props={{ item }} when="visible" />
      ) : (
        <TextLink label={news.read} about={title} href={linkNews} />
      )}
    </li>
  )
}
