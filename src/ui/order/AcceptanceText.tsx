import { orderTerms } from '../../content/order-terms.ts'
import { legal } from '../../content/legal.ts'
import { unbrokenBRL } from '../../lib/format-price.ts'
import { useHref } from '../useHref.ts'
import './acceptance-text.css'

type AcceptanceTextProps = {
  id: string
  /** Price in reais per month after the promotion; absent if no plan is known. */
  priceFull?: number
}

/**
 * Text directly above the button "Confirmar pedido". It states what the visitor accepts by pressing that
 * button. Links to the legal documents in it open in a new tab.
 */
export function AcceptanceText({ id, priceFull }: AcceptanceTextProps) {
  const phrases = orderTerms.accepted.map(({ words }) => words).join('|')
  return (
    <p className="consent num" id={id}>
      {orderTerms.acceptance.split(new RegExp(`(${phrases})`)).map((words) => {
        const named = orderTerms.accepted.find((document) => document.words === words)
        return named ? <DocumentLink key={words} {...named} /> : words
      })}
      {priceFull !== undefined && <strong>{` ${legal.afterPromotion(unbrokenBRL(priceFull))}`}</strong>}
    </p>
  )
}

/** Link to a legal document. A page gets the campaign prefix; a PDF file is the same for all campaigns. */
function DocumentLink({ words, href }: { words: string; href: string }) {
  const page = useHref(href)
  return (
    <a href={href.endsWith('.pdf') ? href : page} target="_blank" rel="noreferrer">
      {words}
      <span className="hush">{legal.inAnotherTab}</span>
    </a>
  )
}
