import { type ComponentType, useEffect, useRef, useState } from 'react'
import { news, type NewsCard } from '../../../content/landing/news.ts'
import type { NewsDialogProps } from '../NewsDialog.tsx'
import { NewsText } from '../NewsText.tsx'

/**
 * The control 'Ver mais' of a news card. Before hydration it unfolds the text within the card, without a
 * script. After hydration it is a button that opens a dialog. It keeps unfolding the text if the text is
 * already open, or if the code of the dialog cannot be loaded.
 */
export default function NewsMore({ id }: { readonly id: string }) {
  const item: NewsCard | undefined = news.cards.find((each) => each.id === id)
  const [shows, setShows] = useState<'closed' | 'open' | 'button'>('closed')
  const [Reader, setReader] = useState<ComponentType<NewsDialogProps> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)

  useEffect(() => {
    if (place.current?.querySelector('details[open]')) return
    hadFocus.current = place.current?.contains(document.activeElement) ?? false
    setShows('button')
  }, [])
  useEffect(() => {
    if (shows === 'button' && hadFocus.current) place.current?.querySelector('button')?.focus()
    hadFocus.current = false
  }, [shows])

  if (!item) return null
  const label = (
    <>
      {news.more}
      <span className="hush"> {item.title}</span>
    </>
  )
  const read = () => {
    setIsOpen(true)
    if (Reader) return
    import('../NewsDialog.tsx').then(
      (module) => setReader(() => module.default),
      () => setShows('open'),
    )
  }
  return (
    <div ref={place} className="news-more">
      {shows === 'button' ? (
        <button type="button" className="quiet-link" aria-haspopup="dialog" onClick={read}>
          {label}
        </button>
      ) : (
        <details open={shows === 'open' || undefined}>
          <summary className="quiet-link">{label}</summary>
          <div className="news-more__text">
            <NewsText item={item} />
          </div>
        </details>
      )}
      {Reader && <Reader item={item} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </div>
  )
}
