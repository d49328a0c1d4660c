/** Tells which drawer of a landing page a click opens, and by which link or button (islands/Drawers.tsx). */

/** Something that opens a drawer: the name of the drawer, and the link or button that is pressed. */
export interface DrawerOpener {
  readonly name: string
  readonly pressed: HTMLElement
  /** The plan that the drawer is about. */
  readonly sku: string | undefined
}

/**
 * Returns the link or button at an event that opens a drawer: one inside an element with `data-opens`, or a link to
 * the call request page. `data-sku` names the plan.
 * @param callHref path of that page
 */
export function drawerOpenerAt({ target }: Event, callHref: string): DrawerOpener | null {
  const pressed = target instanceof Element && target.closest<HTMLElement>('a, button')
  if (!pressed) return null
  const { opens, sku } = pressed.closest<HTMLElement>('[data-opens]')?.dataset ?? {}
  const name = pressed.getAttribute('href') === callHref ? 'ligacao' : opens
  return name === undefined ? null : { name, pressed, sku }
}

/** Whether a click is an ordinary one that nothing else has handled, and not one that opens a new tab, for example. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
