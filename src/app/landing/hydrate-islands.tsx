/** Hydrates the interactive parts (islands) of a prerendered marketing page. */
import { createElement, useEffect, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import type { PageCampaign } from '../../campaigns/types.ts'
import { whenIdle } from '../../ui/when-idle.ts'
import { islands, loadIsland, type IslandName, type IslandTime } from '../../pages/landing/load-islands.ts'
import { LandingServicesContext, type LandingServices } from '../../pages/landing/landing-services.ts'
import { CampaignContext } from '../../ui/useCampaign.ts'
import { BaseContext } from '../../ui/useHref.ts'

interface FrameProps {
  readonly campaign: PageCampaign
  readonly services?: LandingServices
  readonly children: ReactNode
}

/** React contexts around every interactive part, in the browser and in the prerendered page. */
export function IslandFrame({ campaign, services, children }: FrameProps) {
  const inside = services ? (
    <LandingServicesContext value={services}>{children}</LandingServicesContext>
  ) : (
    children
  )
  return (
    <BaseContext value={campaign.prefix && `/${campaign.prefix}`}>
      <CampaignContext value={campaign}>{inside}</CampaignContext>
    </BaseContext>
  )
}

/** Calls back once an interactive part has been hydrated. */
function Alive({ onAlive, children }: { readonly onAlive: () => void; readonly children: ReactNode }) {
  useEffect(onAlive, [onAlive])
  return children
}

/**
 * Records the button that is pressed in an interactive part before the part is hydrated. On a slow phone, the
 * part looks ready seconds earlier. A link that opens something on the page (`data-opens-here`) is held back as
 * well. Other links and forms need no such record: links already work, and forms keep what is submitted.
 * @returns a function that stops recording and returns the button or link pressed last
 */
function hearEarly(place: HTMLElement): () => HTMLElement | null {
  let pressed: HTMLElement | null = null
  const hear = (event: MouseEvent) => {
    const { target, metaKey, ctrlKey, shiftKey, altKey } = event
    if (!(target instanceof Element) || metaKey || ctrlKey || shiftKey || altKey) return
    pressed = target.closest<HTMLElement>('button[type="button"], a[data-opens-here]')
    if (pressed?.matches('a')) event.preventDefault()
  }
  place.addEventListener('click', hear)
  return () => {
    place.removeEventListener('click', hear)
    return pressed
  }
}

/** Events that show that a visitor is about to use a part, or uses it. */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'input', 'submit'] as const

/**
 * Runs a function once, as soon as the visitor uses this part. What was typed before this code was loaded counts
 * too: the script in the page's head has recorded it (src/app/prerender/head-script.ts).
 */
function whenTouched(place: HTMLElement, run: () => void): void {
  const step = window.__prosaEarlyInput?.step
  if (place.contains(document.activeElement) || (step && place.querySelector(`form[data-step="${step}"]`)))
    return run()
  const listening = new AbortController()
  const use = () => {
    listening.abort()
    run()
  }
  for (const type of TOUCHES) place.addEventListener(type, use, { signal: listening.signal })
}

const isIsland = (name: string | undefined): name is IslandName =>
  name !== undefined && Object.hasOwn(islands, name)

/** Distance from the visible area at which a part's code is fetched. */
const AHEAD = '300px'

/**
 * Hydrates the interactive parts of a prerendered page: when they are touched, when the browser is idle, or when
 * they become visible. A part whose code does not load stays as prerendered. Its links and the rest of the page
 * still work.
 * @returns a function that removes all parts, called before the order replaces the page
 */
export function hydrateIslands(
  campaign: PageCampaign,
  services: LandingServices,
  report: (error: unknown, where: string) => void,
): () => void {
  const roots: Root[] = []
  let isGone = false

  async function hydrate(place: HTMLElement, early: () => HTMLElement | null) {
    const { island, props = '{}', ids } = place.dataset
    if (!isIsland(island)) return
    const Part = await loadIsland(island)
    if (isGone) return
    const part = createElement(Part, JSON.parse(props) as object)
    // from here on React handles it
    const pressed = early()
    const mark = () => {
      // for style sheets and tests
      place.dataset.alive = ''
      // in a task of its own: only then does a part know that it is hydrated
      if (pressed) setTimeout(() => pressed.click())
    }
    const tree = (
      <IslandFrame campaign={campaign} services={services}>
        <Alive onAlive={mark}>{part}</Alive>
      </IslandFrame>
    )
    roots.push(hydrateRoot(place, tree, { identifierPrefix: ids }))
  }
  const early = new Map<HTMLElement, () => HTMLElement | null>()
  const start = (place: HTMLElement) =>
    void hydrate(place, early.get(place) ?? (() => null)).catch((error: unknown) => {
      report(error, place.dataset.island ?? 'island')
      const held = early.get(place)?.()
      if (held instanceof HTMLAnchorElement) location.assign(held.href)
    })

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
  const times: Readonly<Record<IslandTime, (place: HTMLElement) => unknown>> = {
    touch: (place) => whenTouched(place, () => start(place)),
    idle: (place) => whenIdle(() => start(place)),
    // the head script knows (src/app/prerender/head-script.ts)
    begun: (place) => 'resume' in document.documentElement.dataset && whenIdle(() => start(place)),
    visible: (place) => seen.observe(place),
  }
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    early.set(place, hearEarly(place))
    times[place.dataset.when as IslandTime](place)
  }
  return () => {
    isGone = true
    seen.disconnect()
    for (const root of roots) root.unmount()
  }
}
