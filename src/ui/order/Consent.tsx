import { legal } from '../../content/legal.ts'
import { unbrokenBRL } from '../../lib/money.ts'
import { useHref } from '../useHref.ts'
import './consent.css'

type ConsentProps = {
  id: string
  /** Price in reais after the promotion; absent where no plan is known. */
  priceFull?: number
}

/** What "Confirmar pedido" agrees to, directly above the button (D66). The documents open beside the order. */
export function Consent({ id, priceFull }: ConsentProps) {
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

/** Pages of this site keep the campaign's prefix, files are shared by all. */
function DocumentLink({ words, href }: { words: string; href: string }) {
  const page = useHref(href)
  return (
    <a href={href.endsWith('.pdf') ? href : page} target="_blank" rel="noreferrer">
      {words}
      <span className="hush">{legal.inAnotherTab}</span>
    </a>
  )
}
