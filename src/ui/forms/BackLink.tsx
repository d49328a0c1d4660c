import ChevronLeft from 'lucide-react/icons/chevron-left'
import { frame } from '../../content/page-frame.ts'
import './back-link.css'

/** Back link above a question. */
export function BackLink({ href, children = frame.back }: { href: string; children?: string }) {
  return (
    <a href={href} className="back-link">
      <ChevronLeft size={20} aria-hidden="true" />
      {children}
    </a>
  )
}
