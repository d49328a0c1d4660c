/**
 * Drawing and sales promises shown before there is an order. With 'beside' they are next to the question on pages (wide
 * screens only). 'chat' is the drawing alone, above the first message. 'promises' is the list beside the chat, without
 * the first promise, because the chat's greeting contains it.
 */
import { memo } from 'react'
import { frame } from '../../content/header-progress-and-help.ts'
import { useTextByStorageSupport } from '../useTextByStorageSupport.ts'
import { FibreScene } from './FibreScene.tsx'
import './opening-picture-and-promises.css'

export type OpeningPictureAndPromisesProps = { place: 'beside' | 'chat' | 'promises' }

export const OpeningPictureAndPromises = memo(function OpeningPictureAndPromises({
  place,
}: OpeningPictureAndPromisesProps) {
  const last = useTextByStorageSupport<string>(frame.promiseKept, frame.promiseOpen)
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
