/**
 * Starts the interactive parts (islands) of a server-rendered landing page when they are needed. Until then React does
 * not run, because running it takes 60 ms on a slow phone.
 */
import type { PageCampaign } from '../../campaigns/campaign-types.ts'
import { drawerOpenerAt, isPlainClick } from '../../pages/landing/find-drawer-opened-by-click.ts'
import { islands, loadIsland } from '../../pages/landing/load-islands.ts'
import type { IslandName, IslandProps, IslandTime } from '../../pages/landing/load-islands.ts'
import type { LandingServices } from '../../pages/landing/landing-services.ts'
import { whenIdle } from '../../ui/when-idle.ts'

const loadReact = async () => import('./hydrate-islands.tsx')

/** Returns what the visitor presses, if it needs a part that is not hydrated yet. */
type PressedIn = (event: Event) => HTMLElement | null | undefined

/**
 * Records what is pressed before its part is hydrated. On a slow phone, the part looks ready seconds earlier. A link
 * that opens something on the page is also kept from navigating. Other links and forms need no such record: links
 * already work, and forms keep what is submitted.
 * @returns a function that stops recording and returns the button or link pressed last
 */
function hearEarly(place: HTMLElement | Document, pressedIn: PressedIn): () => HTMLElement | null {
  let pressed: HTMLElement | null = null
  const hear = (event: Event) => {
    if (!(event instanceof MouseEvent) || !isPlainClick(event)) return
    const found = pressedIn(event)
    if (!found) return
    pressed = found
    if (found.matches('a')) event.preventDefault()
  }
  place.addEventListener('click', hear)
  return () => {
    place.removeEventListener('click', hear)
    return pressed
  }
}

const pressedInPart: PressedIn = ({ target }) =>
  target instanceof Element ? target.closest<HTMLElement>('button[type="button"], a[data-opens-here]') : null

/** Events that show that a visitor is about to use a part, or uses it. Assistive software may send only the click. */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'input', 'submit', 'click'] as const
/** Events that show that a visitor is doing something on the page. */
const ACTS = ['scroll', 'pointerdown', 'pointermove', 'keydown'] as const

/** Runs a function once, at the first of these events for which `isMeant` returns true. */
function once(
  place: EventTarget,
  types: readonly string[],
  run: () => void,
  isMeant: (event: Event) => boolean = () => true,
): void {
  const listening = new AbortController()
  const hear = (event: Event) => {
    if (!isMeant(event)) return
    listening.abort()
    run()
  }
  for (const type of types) place.addEventListener(type, hear, { signal: listening.signal, passive: true })
}

/**
 * Runs a function once, as soon as the visitor uses this part. What was typed before this code was loaded counts
 * too: the script in the page's head has recorded it (src/app/server-rendering/early-input-and-tracking-script.ts).
 */
function whenTouched(place: HTMLElement, run: () => void): void {
  const step = window.__prosaEarlyInput?.step
  if (place.contains(document.activeElement) || (step && place.querySelector(`form[data-step="${step}"]`)))
    return run()
  once(place, TOUCHES, run)
}

const isIsland = (name: string | undefined): name is IslandName =>
  name !== undefined && Object.hasOwn(islands, name)

/**
 * Whether a part has what the hash of the page's URL names. The browser does not scroll to it where it is hidden,
 * behind a tab for example, so the part would not become visible.
 */
function hasNamed(place: HTMLElement): boolean {
  const id = location.hash.slice(1)
  return id !== '' && place.contains(document.getElementById(id))
}

/** Distance from the visible area at which a part's code is fetched. */
const AHEAD = '300px'

/**
 * Hydrates the interactive parts of a server-rendered page: when they or what opens them are touched, or when they
 * become visible. A part whose code does not load stays as server-rendered. Its links and the rest of the page still
 * work.
 * @returns a function that removes all parts, called before the order replaces the page
 */
export function startIslands(
  campaign: PageCampaign,
  services: LandingServices,
  report: (error: unknown, where: string) => void,
): () => void {
  const removals: (() => void)[] = []
  let isGone = false

  async function hydrate(place: HTMLElement, early: () => HTMLElement | null) {
    const { island } = place.dataset
    if (!isIsland(island)) return
    const [{ hydrateIsland }, Part] = await Promise.all([loadReact(), loadIsland(island)])
    if (isGone) return
    // from here on React handles it, but the part that opens drawers hears the document only once it is alive
    const before = place.dataset.when === 'drawer' ? null : early()
    const onAlive = () => {
      const pressed = before ?? early()
      // for style sheets and tests
      place.dataset.alive = ''
      // in a task of its own: only then does a part know that it is hydrated
      if (pressed) setTimeout(() => pressed.click())
    }
    removals.push(hydrateIsland(place, Part, { campaign, services, onAlive }))
  }
  const early = new Map<HTMLElement, () => HTMLElement | null>()
  const started = new Set<HTMLElement>()
  const start = (place: HTMLElement) => {
    if (isGone || started.has(place)) return
    started.add(place)
    void hydrate(place, early.get(place) ?? (() => null)).catch((error: unknown) => {
      report(error, place.dataset.island ?? 'island')
      // a form that was sent waits for its code
      void window.__prosaEarlyInput?.recover?.()
      const held = early.get(place)?.()
      if (held instanceof HTMLAnchorElement) location.assign(held.href)
    })
  }

  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        seen.unobserve(target)
        start(target)
      }
    },
    { rootMargin: AHEAD },
  )
  const openerOf = (place: HTMLElement) => {
    const { callHref } = JSON.parse(place.dataset.props ?? '{}') as IslandProps<'Drawers'>
    return (event: Event) => drawerOpenerAt(event, callHref)?.pressed
  }
  const times: Readonly<Record<IslandTime, (place: HTMLElement) => unknown>> = {
    touch: (place) => whenTouched(place, () => start(place)),
    drawer: (place) => {
      const openerAt = openerOf(place)
      once(
        document,
        TOUCHES,
        () => start(place),
        (event) => openerAt(event) !== undefined,
      )
    },
    // the head script knows (src/app/server-rendering/early-input-and-tracking-script.ts)
    begun: (place) => 'resume' in document.documentElement.dataset && whenIdle(() => start(place)),
    visible: (place) => (hasNamed(place) ? start(place) : seen.observe(place)),
  }
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const when = place.dataset.when as IslandTime
    early.set(
      place,
      when === 'drawer' ? hearEarly(document, openerOf(place)) : hearEarly(place, pressedInPart),
    )
    times[when](place)
  }
  const startNamed = () => {
    for (const place of document.querySelectorAll<HTMLElement>('[data-when=visible]'))
      if (hasNamed(place)) start(place)
  }
  window.addEventListener('hashchange', startNamed)
  // a visitor who has begun to use the page may need a part soon
  once(window, ACTS, () => whenIdle(() => void loadReact().catch(() => {})))
  return () => {
    isGone = true
    seen.disconnect()
    window.removeEventListener('hashchange', startNamed)
    // the order's own links to the call request lead there
    for (const end of early.values()) end()
    for (const remove of removals) remove()
  }
}
