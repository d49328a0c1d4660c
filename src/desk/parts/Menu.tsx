/** The menu of the desk. It is a column on wide screens, and a popover that a button opens on narrow screens. */
import MenuIcon from 'lucide/dist/esm/icons/menu.mjs'
import { Icon } from '../../ui/Icon.ts'
import { deskFrame, menuGroups, roleNames } from '../../content/desk/menu-and-roles.ts'
import type { DeskPage } from '../declare-desk-page.ts'
import { CsrfForm } from './CsrfForm.tsx'
import { usePageContext } from './usePageContext.ts'

export function Menu({ pages }: { readonly pages: readonly DeskPage[] }) {
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
