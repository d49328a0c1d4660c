import { footer } from '../../content/footer.ts'
import { FooterLines } from '../../ui/frame/FooterLines.tsx'
import './order-actions.css'
import './who-sells.css'

/** What a footer says, folded: the chat has none. */
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
