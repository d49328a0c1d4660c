/** The HTML document of every desk page, with header, menu and content. It contains no scripts. */
import Search from 'lucide/dist/esm/icons/search.mjs'
import type { ReactNode } from 'react'
import { brand } from '../../content/brand-and-phones.ts'
import { deskFrame, menuGroups, roleNames } from '../../content/desk/menu-and-roles.ts'
import { orderSearch } from '../../content/desk/orders.ts'
import { Icon } from '../../ui/Icon.ts'
import '../../ui/tokens.css'
import '../../ui/base.css'
import '../desk.css'
import type { DeskPage } from '../declare-desk-page.ts'
import type { PageFrame } from '../../../server/routes/desk/page-declaration-types.ts'
import { PageContext, usePageContext } from './usePageContext.ts'
import { CsrfForm } from './CsrfForm.tsx'
import { Time } from './Time.tsx'
import MenuIcon from 'lucide/dist/esm/icons/menu.mjs'

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

/** The menu of the desk. It is a column on wide screens, and a popover that a button opens on narrow screens. */
function Menu({ pages }: { readonly pages: readonly DeskPage[] }) {
  const { account, places: allowed, here } = usePageContext()
  const items = pages
    .filter(({ path }) => allowed.includes(path))
    .flatMap(({ path, title, menu }) => (menu ? [{ path, label: title, ...menu }] : []))
  const groups = Object.entries(menuGroups)
    .map(([key, name]) => ({
      name,
      links: items.filter(({ group }) => group === key).toSorted((one, other) => one.at - other.at),
    }))
    .filter(({ links }) => links.length > 0)
  return (
    <>
      <button type="button" className="desk-menu-button" popoverTarget="menu">
        <Icon shapes={MenuIcon} size={20} />
        {deskFrame.menu}
      </button>
      <div id="menu" popover="auto" className="desk-menu">
        <nav aria-label={deskFrame.menuLabel}>
          {groups.map(({ name, links }) => (
            <div key={name ?? ''} className="desk-menu__group">
              {name !== null && <p className="desk-menu__name">{name}</p>}
              <ul>
                {links.map(({ path, label }) => (
                  <li key={path}>
                    <a href={path} aria-current={isHere(path, here) ? 'page' : undefined}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        {account && (
          <div className="desk-menu__account">
            <p className="desk-menu__who">{account.email}</p>
            <p className="desk-menu__role">{roleNames[account.role]}</p>
            <div className="desk-menu__ways-out">
              <Leave action="/operador/sair" label={deskFrame.leave} />
              <Leave action="/operador/sair/outras" label={deskFrame.leaveElsewhere} />
            </div>
          </div>
        )}
      </div>
    </>
  )
}

function Leave({ action, label }: { readonly action: string; readonly label: string }) {
  return (
    <CsrfForm action={action}>
      <button type="submit" className="quiet-link">
        {label}
      </button>
    </CsrfForm>
  )
}

/** Whether a menu item is the current page or a parent of it. */
const isHere = (path: string, here: string): boolean =>
  path === '/operador' ? here === path : here === path || here.startsWith(`${path}/`)

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
