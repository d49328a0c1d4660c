import { memo } from 'react'
import { frame } from '../../content/frame.ts'
import { useKept } from '../useKept.ts'
import { FibreScene } from './FibreScene.tsx'
import './opener.css'

export type OpenerProps = { place: 'beside' | 'chat' | 'promises' }

/**
 * The first impression while there is no order to show: the street and the house, in place of the order card (pages,
 * wide screens only) or above the first message (chat). 'promises': the order card's place in the chat, without a
 * second house.
 */
export const Opener = memo(function Opener({ place }: OpenerProps) {
  const last = useKept<string>(frame.promiseKept, frame.promiseOpen)
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
