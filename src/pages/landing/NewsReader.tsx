import Play from 'lucide-react/icons/play'
import { useEffect, useState } from 'react'
import { news, type NewsCard } from '../../content/landing/news.ts'
import { videoAddress } from '../../lib/video-address.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { NewsPicture } from './NewsPicture.tsx'
import { NewsText } from './NewsText.tsx'
import { useLanding } from './services.ts'

export interface NewsReaderProps {
  readonly item: NewsCard
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** A news card's whole text, and its video where it has one (M2.65). */
export default function NewsReader({ item, isOpen, onClose }: NewsReaderProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={item.title} kind="modal" isWide>
      {item.stream && <Video item={item} />}
      <NewsText item={item} />
    </Dialog>
  )
}

/** A picture until it is clicked: before that, nothing is loaded from anywhere else (D61). */
function Video({ item: { title, imageName, streamLink } }: { readonly item: NewsCard }) {
  const { videoPlayer } = useLanding()
  const [player, setPlayer] = useState<string | null>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  useEffect(() => {
    let here = true
    void videoPlayer().then((found) => here && setPlayer(found))
    return () => {
      here = false
    }
  }, [videoPlayer])
  // no provider: only the text
  if (player === null) return null
  if (isPlaying)
    return (
      <div className="news-video">
        <iframe
          src={videoAddress(player, streamLink)}
          title={title}
          allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </div>
    )
  return (
    <>
      <button type="button" className="news-video" onClick={() => setIsPlaying(true)}>
        <span className="news-video__picture">
          <NewsPicture name={imageName} />
        </span>
        <span className="news-video__play">
          <Play size={18} aria-hidden="true" />
          {news.watch}
        </span>
      </button>
      <p>{news.elsewhere}</p>
    </>
  )
}
