/**
 * The control 'Ver mais' (read more) of a news card. Before hydration it unfolds the text within the card; after
 * hydration it opens a dialog.
 */
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { news, type NewsCard } from '../../../content/landing/news.ts'
import type { NewsItemDialogProps } from '../NewsItemDialog.tsx'
import { NewsText } from '../NewsText.tsx'

export default function NewsReadMore({ item }: { readonly item: NewsCard }) {
  const [shows, setShows] = useState<'closed' | 'open' | 'button'>('closed')
  const [Reader, setReader] = useState<ComponentType<NewsItemDialogProps> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)

  /** Loads the dialog and opens it. */
  const load = (onLoaded: () => void) =>
    void import('../NewsItemDialog.tsx').then(
      (module) => {
        setReader(() => module.default)
        setIsOpen(true)
        onLoaded()
      },
      () => setShows('open'),
    )

  useEffect(() => {
    const isPressed = place.current?.querySelector('details[open]') !== null
    hadFocus.current = place.current?.contains(document.activeElement) ?? false
    if (!isPressed) setShows('button')
    else load(() => setShows('button'))
  }, [])
  useEffect(() => {
    if (shows === 'button' && hadFocus.current) place.current?.querySelector('button')?.focus()
    hadFocus.current = false
  }, [shows])

  const label = (
    <>
      {news.more}
      <span className="hush"> {item.title}</span>
    </>
  )
  const read = () => {
    if (Reader) setIsOpen(true)
    else load(() => {})
  }
  return (
    <div ref={place} className="news-read-more">
      {shows === 'button' ? (
        <button type="button" className="quiet-link" aria-haspopup="dialog" onClick={read}>
          {label}
        </button>
      ) : (
        // the visitor may have opened it before hydration
        <details open={shows === 'open' || undefined} suppressHydrationWarning>
          <summary className="quiet-link">{label}</summary>
          <div className="news-read-more__text">
            <NewsText item={item} />
          </div>
        </details>
      )}
      {Reader && <Reader item={item} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </div>
  )
}
