/**
 * Bar shown while the browser is offline. `waiting` tells whether the current step needs the server. Its live region is
 * always rendered, so that screen readers announce the text when it appears.
 */
import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs'
import { Icon } from '../Icon.ts'
import { waitAndErrorWords } from '../../content/loading-saving-and-failures.ts'
import './offline-bar.css'

export function OfflineBar({ offline, waiting = false }: { offline: boolean; waiting?: boolean }) {
  return (
    <div role="status" className="offline" data-on={offline}>
      {offline && (
        <p>
          <Icon shapes={CloudOff} size={18} />
          <span>
            {waitAndErrorWords.offline}
            {waiting && <span className="offline__wait">. {waitAndErrorWords.offlineWait}</span>}
          </span>
        </p>
      )}
    </div>
  )
}
