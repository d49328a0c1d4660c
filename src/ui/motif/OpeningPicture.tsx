import { memo } from 'react'
import { frame } from '../../content/page-frame.ts'
import { useTextByStorage } from '../useTextByStorage.ts'
import { FibreScene } from './FibreScene.tsx'
import './opening-picture.css'

export type OpeningPictureProps = { place: 'beside' | 'chat' | 'promises' }

/**
 * Drawing and sales promises shown before there is an order. 'beside': next to the question on pages (wide screens
 * only). 'chat': above the first message, without the promises. 'promises': beside the chat, without the drawing and
 * the first promise, with which the chat begins.
 */
export const OpeningPicture = memo(function OpeningPicture({ place }: OpeningPictureProps) {
  const last = useTextByStorage<string>(frame.promiseKept, frame.promiseOpen)
  return (
    <div className={`opener opener--${place} night`}>
      {place !== 'promises' && <FibreScene state="short" />}
      {place !== 'chat' && (
        <ul className="opener__promises">
          {[...frame.promises.slice(place === 'promises' ? 1 : 0), last].map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
      )}
    </div>
  )
})
