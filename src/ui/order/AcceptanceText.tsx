import { legal } from '../../content/legal.ts'
import { unbrokenBRL } from '../../lib/money.ts'
import { useHref } from '../useHref.ts'
import './acceptance-text.css'

type AcceptanceTextProps = {
  id: string
  /** Price in reais per month after the promotion; absent if no plan is known. */
  priceFull?: number
}

/**
 * States what the visitor accepts with "Confirmar pedido", directly above that button (D66). Documents open in a new
 * tab.
 */
export function AcceptanceText({ id, priceFull }: AcceptanceTextProps) {
  const phrases = legal.accepted.map(({ words }) => words).join('|')
  return (
    <p className="consent num" id={id}>
      {legal.acceptance.split(new RegExp(`(${phrases})`)).map((words) => {
        const named = legal.accepted.find((document) => document.words === words)
        return named ? <DocumentLink key={words} {...named} /> : words
      })}
      {priceFull !== undefined && <strong> {legal.afterPromotion(unbrokenBRL(priceFull))}</strong>}
    </p>
  )
}

/** A link to a page, which gets the campaign prefix, or to a file, which is the same for all campaigns. */
function DocumentLink({ words, href }: { words: string; href: string }) {
  const page = useHref(href)
  return (
    <a href={href.endsWith('.pdf') ? href : page} target="_blank" rel="noreferrer">
      {words}
      <span className="hush">{legal.inAnotherTab}</span>
    </a>
  )
}
