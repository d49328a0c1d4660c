/** The HTML document of every desk page, with header, menu and content. It contains no scripts. */
import Search from 'lucide/dist/esm/icons/search.mjs'
import type { ReactNode } from 'react'
import { brand } from '../../content/brand-and-phones.ts'
import { deskFrame } from '../../content/desk/menu-and-roles.ts'
import { orderSearch } from '../../content/desk/orders.ts'
import { Icon } from '../../ui/Icon.ts'
import '../../ui/tokens.css'
import '../../ui/base.css'
import '../desk.css'
import type { DeskPage } from '../declare-desk-page.ts'
import type { PageFrame } from '../../../server/routes/desk/page-declaration-types.ts'
import { PageContext } from '../page-context.ts'
import { CsrfForm } from './CsrfForm.tsx'
import { Menu } from './Menu.tsx'
import { Time } from './Time.tsx'

type HtmlDocumentProps = {
  readonly title: string
  readonly frame: PageFrame
  /** All pages, for the menu. */
  readonly pages: readonly DeskPage[]
  readonly children: ReactNode
}

/** The page that searches for persons; it has the same field, larger. */
const SEARCH = '/operador/pedidos'

/** Finds a person from every page. */
const HeadSearch = () => (
  <CsrfForm action={SEARCH} className="desk-search">
    <input
      type="search"
      name="busca"
      aria-label={orderSearch.short}
      placeholder={orderSearch.short}
      autoComplete="off"
      maxLength={100}
      required
      className="input desk-input"
    />
    <button type="submit" className="desk-search__go">
      <Icon shapes={Search} size={20} />
      <span className="hush">{orderSearch.go}</span>
    </button>
  </CsrfForm>
)

export function HtmlDocument({ title, frame, pages, children }: HtmlDocumentProps) {
  const { account } = frame
  return (
    <html lang="pt-BR" data-font="">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} · ${deskFrame.name}`}</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={frame.sheet} />
      </head>
      <body className="desk">
        <PageContext value={frame}>
          <a className="desk-skip" href="#conteudo">
            {deskFrame.skip}
          </a>
          <div className={account ? 'desk-frame' : 'desk-frame desk-frame--entrance'}>
            <header className="desk-header night">
              <a href="/operador" className="desk-brand">
                <span>{brand.wordmark[0]}</span>
                <span className="desk-brand__second">{brand.wordmark[1]}</span>
                <span className="desk-brand__place">{deskFrame.name}</span>
              </a>
              {frame.places.includes(SEARCH) && frame.here !== SEARCH && <HeadSearch />}
              {account && <Menu pages={pages} />}
            </header>
            <main id="conteudo" tabIndex={-1} className="desk-main">
              {children}
              {account && (
                <p className="desk-foot">
                  {deskFrame.madeAt} <Time iso={frame.now} how="hour" />. {deskFrame.zone}.
                </p>
              )}
            </main>
          </div>
        </PageContext>
      </body>
    </html>
  )
}
