/** The tabs of the desk's shop pages. A person sees only the tabs that they may open. */
import { shopServiceWords } from '../../content/desk/streaming-services-and-bundles.ts'
import { shopTextWords } from '../../content/desk/shop-texts.ts'
import { shopDraftWords as words } from '../../content/desk/shop-plans.ts'
import { usePageContext } from './usePageContext.ts'

const HOME = '/operador/loja'

const TABS = [
  [HOME, words.live],
  ['/operador/loja/planos', words.plans],
  ['/operador/loja/servicos', shopServiceWords.tab],
  ['/operador/loja/campanhas', words.campaigns],
  ['/operador/loja/textos', shopTextWords.tab],
  ['/operador/loja/datas', words.dates],
  ['/operador/loja/conferir', words.review],
] as const

export function ShopTabs() {
  const { here, places } = usePageContext()
  const tabs = TABS.filter(([path]) => places.includes(path))
  if (tabs.length < 2) return null
  const open = tabs.find(([path]) => here === path || (path !== HOME && here.startsWith(`${path}/`)))
  return (
    <nav className="desk-tabs" aria-label={words.tabs}>
      {tabs.map(([path, label]) => (
        <a key={path} href={path} aria-current={path === open?.[0] ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  )
}
