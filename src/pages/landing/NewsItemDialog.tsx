/** A dialog with the full text of a news item, and its video if it has one. */
import Play from 'lucide/dist/esm/icons/play.mjs'
import { Icon } from '../../ui/Icon.ts'
import { useEffect, useState } from 'react'
import { news, type NewsCard } from '../../content/landing/news.ts'
import { videoPlayerUrl } from '../../lib/video-player-url.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { NewsPicture } from './NewsPicture.tsx'
import { NewsText } from './NewsText.tsx'
import { type NewsVideos, useLandingServices } from './landing-services.ts'

export interface NewsItemDialogProps {
  readonly item: NewsCard
  readonly isOpen: boolean
  readonly onClose: () => void
}

export default function NewsItemDialog({ item, isOpen, onClose }: NewsItemDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={item.title} kind="modal" isWide>
      {item.stream && <Video item={item} />}
      <NewsText item={item} />
    </Dialog>
  )
}

/**
 * The video of a news item. It shows a picture first and loads the video provider's player only after a click. If
 * there is no player, or no id of a video, the dialog shows only the text.
 */
function Video({ item: { id, title, imageName, streamLink } }: { readonly item: NewsCard }) {
  const { newsVideos } = useLandingServices()
  const [videos, setVideos] = useState<NewsVideos | null>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  useEffect(() => {
    let here = true
    void newsVideos().then((found) => here && setVideos(found))
    return () => {
      here = false
    }
  }, [newsVideos])
  const video = videos?.ids[id] ?? streamLink
  if (videos === null || video === '') return null
  if (isPlaying)
    return (
      <div className="news-video">
        <iframe
          src={videoPlayerUrl(videos.player, video)}
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
          <Icon shapes={Play} size={18} />
          {news.watch}
        </span>
      </button>
      <p>{news.elsewhere}</p>
    </>
  )
}
