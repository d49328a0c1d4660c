import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs'
import { Icon } from '../Icon.ts'
import { frame } from '../../content/header-progress-and-help.ts'
import './back-link.css'

/** Back link above a question. */
export function BackLink({ href, children = frame.back }: { href: string; children?: string }) {
  return (
    <a href={href} className="back-link">
      <Icon shapes={ChevronLeft} size={20} />
      {children}
    </a>
  )
}
