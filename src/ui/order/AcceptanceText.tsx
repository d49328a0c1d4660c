/**
 * Text directly above the button "Confirmar pedido". It states what the visitor accepts by pressing that button. Links
 * to the legal documents in it open in a new tab.
 */
import { orderTerms } from '../../content/order-terms.ts'
import { legal } from '../../content/legal.ts'
import { unbrokenBRL } from '../../lib/format-price.ts'
import type { PlanPrices } from '../choices/Price.tsx'
import { useHref } from '../useHref.ts'
import './acceptance-text.css'

type AcceptanceTextProps = {
  id: string
  /** The plan that is being ordered; null if none is known. */
  plan: Pick<PlanPrices, 'priceFull' | 'hasLoyalty'> | null
}

export function AcceptanceText({ id, plan }: AcceptanceTextProps) {
  const phrases = orderTerms.accepted.map(({ words }) => words).join('|')
  return (
    <p className="consent num" id={id}>
      {orderTerms
        .acceptance(plan?.hasLoyalty ?? false)
        .split(new RegExp(`(${phrases})`))
        .map((words) => {
          const named = orderTerms.accepted.find((document) => document.words === words)
          return named ? <DocumentLink key={words} {...named} /> : words
        })}
      {plan && <strong>{` ${legal.afterPromotion(unbrokenBRL(plan.priceFull))}`}</strong>}
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
