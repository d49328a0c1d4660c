import { createElement, useEffect, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import type { PageCampaign } from '../../campaigns/types.ts'
import { whenIdle } from '../../ui/when-idle.ts'
import { islands, loadIsland, type IslandName, type IslandTime } from '../../pages/landing/islands.ts'
import { LandingContext, type LandingServices } from '../../pages/landing/services.ts'
import { CampaignContext } from '../../ui/useCampaign.ts'
import { BaseContext } from '../../ui/useHref.ts'

interface FrameProps {
  readonly campaign: PageCampaign
  readonly services?: LandingServices
  readonly children: ReactNode
}

/** What surrounds every live part, in the browser as in the prerendered page. */
export function IslandFrame({ campaign, services, children }: FrameProps) {
  const inside = services ? <LandingContext value={services}>{children}</LandingContext> : children
  return (
    <BaseContext value={campaign.prefix && `/${campaign.prefix}`}>
      <CampaignContext value={campaign}>{inside}</CampaignContext>
    </BaseContext>
  )
}

/** Reports when a part has come alive. */
function Alive({ onAlive, children }: { readonly onAlive: () => void; readonly children: ReactNode }) {
  useEffect(onAlive, [onAlive])
  return children
}

/**
 * Records which button of a part is pressed before the part is alive: it already looks alive, on a slow telephone
 * seconds earlier. Until then links go to their pages, and a form itself keeps what is sent.
 * @returns ends it, and gives the button pressed last
 */
function hearEarly(place: HTMLElement): () => HTMLButtonElement | null {
  let pressed: HTMLButtonElement | null = null
  const hear = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest<HTMLButtonElement>('button[type="button"]') : null
  }
  place.addEventListener('click', hear)
  return () => {
    place.removeEventListener('click', hear)
    return pressed
  }
}

const isIsland = (name: string | undefined): name is IslandName =>
  name !== undefined && Object.hasOwn(islands, name)

/** Pixels before a part scrolls into view at which its code is fetched. */
const AHEAD = '300px'

/**
 * Brings the live parts of a prerendered page to life, each in its time. One whose code does not load stays as it was
 * rendered: its links work, and so does the rest of the page.
 * @returns removes them all, before the order takes the page over
 */
export function hydrateIslands(
  campaign: PageCampaign,
  services: LandingServices,
  report: (error: unknown, where: string) => void,
): () => void {
  const roots: Root[] = []
  let isGone = false

  async function hydrate(place: HTMLElement, early: () => HTMLButtonElement | null) {
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
      pressed?.click()
    }
    const tree = (
      <IslandFrame campaign={campaign} services={services}>
        <Alive onAlive={mark}>{part}</Alive>
      </IslandFrame>
    )
    roots.push(hydrateRoot(place, tree, { identifierPrefix: ids }))
  }
  const early = new Map<HTMLElement, () => HTMLButtonElement | null>()
  const start = (place: HTMLElement) =>
    void hydrate(place, early.get(place) ?? (() => null)).catch((error: unknown) =>
      report(error, place.dataset.island ?? 'island'),
    )

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
  const times: Readonly<Record<IslandTime, (place: HTMLElement) => void>> = {
    load: start,
    idle: (place) => whenIdle(() => start(place)),
    visible: (place) => seen.observe(place),
  }
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const when = place.dataset.when
    early.set(place, hearEarly(place))
    times[when === 'load' || when === 'visible' ? when : 'idle'](place)
  }
  return () => {
    isGone = true
    seen.disconnect()
    for (const root of roots) root.unmount()
  }
}
