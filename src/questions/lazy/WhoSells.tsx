import { footer } from '../../content/footer.ts'
import { FooterLines } from '../../ui/frame/FooterLines.tsx'
import './order-actions.css'
import './who-sells.css'

/** The texts of the footer in a collapsed section, for the chat, which has no footer. */
export default function WhoSells() {
  return (
    <details className="order-wish">
      <summary>{footer.folded}</summary>
      <div className="site-footer who-sells">
        <FooterLines />
      </div>
    </details>
  )
}
