/**
 * Footer of every screen except loading screens and the chat, which has the same content in its help panel
 * (CollapsedFooter.tsx).
 */
import { FooterLines } from './FooterLines.tsx'

export const SiteFooter = () => (
  <footer className="site-footer">
    <div className="site-footer__in">
      <FooterLines />
    </div>
  </footer>
)
