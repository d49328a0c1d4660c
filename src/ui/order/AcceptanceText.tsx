/**
 * Text above the button "Confirmar pedido", which states what the visitor accepts by pressing it. Its links to legal
 * documents open in a new tab.
 */
import { orderTerms } from '../../content/price-conditions.ts'
import { opensInAnotherTab } from '../../content/common-labels.ts'
import { useCampaignHref } from '../useCampaign.ts'
import './acceptance-text.css'

type AcceptanceTextProps = {
  id: string
  hasLoyalty: boolean
  /** What is paid per month, and its condition; '' if no plan is known. */
  price: string
}

export function AcceptanceText({ id, hasLoyalty, price }: AcceptanceTextProps) {
  const phrases = orderTerms.accepted.map(({ words }) => words).join('|')
  return (
    <p className="consent num" id={id}>
      {orderTerms
        .acceptance(hasLoyalty)
        .split(new RegExp(`(${phrases})`))
        .map((words) => {
          const named = orderTerms.accepted.find((document) => document.words === words)
          return named ? <DocumentLink key={words} {...named} /> : words
        })}
      {price && <strong className="consent__price">{` ${price}`}</strong>}
    </p>
  )
}

const DocumentLink = ({ words, href }: { words: string; href: string }) => (
  <a href={useCampaignHref(href)} target="_blank" rel="noreferrer">
    {words}
    <span className="hush">{opensInAnotherTab}</span>
  </a>
)
