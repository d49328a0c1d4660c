import type { NewsCard } from '../../content/landing/news.ts'

export function NewsText({ item }: { readonly item: NewsCard }) {
  return (
    <div className="news-text">
      {item.fullDescription.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
