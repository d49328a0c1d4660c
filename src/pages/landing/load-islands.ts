/** Functions that load the interactive parts (islands) of a landing page, by island name. */
import type { ComponentProps, ComponentType } from 'react'

export const islands = {
  CoverageForm: async () => import('./islands/CoverageForm.tsx'),
  Drawers: async () => import('./islands/Drawers.tsx'),
  ResumeOrder: async () => import('./islands/ResumeOrder.tsx'),
  NewsReadMore: async () => import('./islands/NewsReadMore.tsx'),
  RowArrows: async () => import('./islands/RowArrows.tsx'),
  PlanList: async () => import('./islands/PlanList.tsx'),
  PlanComparison: async () => import('./islands/PlanComparison.tsx'),
  PosterCarouselButtons: async () => import('./islands/PosterCarouselButtons.tsx'),
} as const

export type IslandName = keyof typeof islands

type Parts = { readonly [Name in IslandName]: Awaited<ReturnType<(typeof islands)[Name]>>['default'] }

export type IslandProps<Name extends IslandName> = ComponentProps<Parts[Name]> & object

/** Returns the source path of an island, which is its key in the build manifest. */
export const islandModule = (name: IslandName): string => `src/pages/landing/islands/${name}.tsx`

/**
 * When an island is hydrated: when the visitor first points at it, focuses or types in it, when the visitor points at,
 * focuses or clicks what opens a drawer, when the browser is idle and holds an order that was begun, or when the part
 * scrolls into view.
 */
export type IslandTime = 'touch' | 'drawer' | 'begun' | 'visible'

/** Loads the component of an island. Its props are in the page, as JSON written by `IslandPlaceholder`. */
export async function loadIsland(name: IslandName): Promise<ComponentType<object>> {
  return (await islands[name]()).default as ComponentType<object>
}
