/**
 * Hydrates one interactive part (island) of a server-rendered landing page. Until the first island is hydrated, the
 * page runs no React.
 */
import { createElement, useEffect, type ComponentType, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { PageCampaign } from '../../campaigns/campaign-types.ts'
import { LandingServicesContext, type LandingServices } from '../../pages/landing/landing-services.ts'
import { CampaignContext, BaseContext } from '../../ui/useCampaign.ts'

interface FrameProps {
  readonly campaign: PageCampaign
  readonly services?: LandingServices
  readonly children: ReactNode
}

/** React contexts around every interactive part, in the browser and in the server-rendered page. */
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
 * Hydrates a part.
 * @param Part its component
 * @param onAlive called once the part reacts to the visitor
 * @returns a function that removes the part
 */
export function hydrateIsland(
  place: HTMLElement,
  Part: ComponentType<object>,
  { onAlive, ...frame }: Omit<Required<FrameProps>, 'children'> & { readonly onAlive: () => void },
): () => void {
  const { props = '{}', ids } = place.dataset
  const tree = (
    <IslandFrame {...frame}>
      <Alive onAlive={onAlive}>{createElement(Part, JSON.parse(props) as object)}</Alive>
    </IslandFrame>
  )
  const root = hydrateRoot(place, tree, { identifierPrefix: ids })
  return () => root.unmount()
}
