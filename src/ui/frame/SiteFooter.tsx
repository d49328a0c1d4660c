import { FooterLines } from './FooterLines.tsx'

/**
 * Footer of every screen except loading screens and the chat, whose help panel has the same content
 * (CollapsedFooter.tsx).
 */
export const SiteFooter = () => (
  <footer className="site-footer">
    <div className="site-footer__in">
      <FooterLines />
    </div>
  </footer>
)
