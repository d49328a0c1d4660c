/** The footer's texts in a collapsed section, for the chat, which has no footer. */
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import { footer } from '../content/footer.ts'
import { Icon } from '../ui/Icon.ts'
import { FooterLines } from '../ui/frame/FooterLines.tsx'
import './order/order-actions.css'
import './collapsed-footer.css'

export default function CollapsedFooter() {
  return (
    <details className="order-wish">
      <summary>
        {footer.folded}
        <Icon shapes={ChevronDown} size={20} aria-hidden="true" />
      </summary>
      <div className="site-footer collapsed-footer">
        <FooterLines />
      </div>
    </details>
  )
}
