import { memo } from 'react'
import { frame } from '../../content/frame.ts'
import { useTextByStorage } from '../useTextByStorage.ts'
import { FibreScene } from './FibreScene.tsx'
import './opener.css'

/**
 * The first impression while there is no order to show: the street and the house, in place of the order card (pages,
 * wide screens only) or above the first message (chat). 'promises': the order card's place in the chat, without a
 * second house.
 */
export const Opener = memo(function Opener({ place }: { place: 'beside' | 'chat' | 'promises' }) {
  const last = useTextByStorage<string>(frame.promiseKept, frame.promiseOpen)
  return (
    <div className={`opener opener--${place} night`}>
      {place !== 'promises' && <FibreScene state="short" />}
      {place !== 'chat' && (
        <ul className="opener__promises">
          {[...frame.promises, last].map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
      )}
    </div>
  )
})
