import type { ComponentProps, ComponentType } from 'react'

/** The live parts of the marketing pages, by the name in their HTML; each is loaded when it is needed. */
export const islands = {
  CoverageForm: async () => import('./islands/CoverageForm.tsx'),
  Drawers: async () => import('./islands/Drawers.tsx'),
  GoOn: async () => import('./islands/GoOn.tsx'),
  NewsMore: async () => import('./islands/NewsMore.tsx'),
  RowArrows: async () => import('./islands/RowArrows.tsx'),
  PlanList: async () => import('./islands/PlanList.tsx'),
  PlanComparison: async () => import('./islands/PlanComparison.tsx'),
  SeriesControls: async () => import('./islands/SeriesControls.tsx'),
} as const

export type IslandName = keyof typeof islands

type Parts = { readonly [Name in IslandName]: Awaited<ReturnType<(typeof islands)[Name]>>['default'] }

export type IslandProps<Name extends IslandName> = ComponentProps<Parts[Name]> & object

/** A live part's source file, as named in the build manifest. */
export const islandModule = (name: IslandName): string => `src/pages/landing/islands/${name}.tsx`

/** When a live part comes alive: with the page, when the browser is idle, or when it is scrolled to. */
export type IslandTime = 'load' | 'idle' | 'visible'

/** Loads a live part; its props are those that its place in the page was written with. */
export async function loadIsland(name: IslandName): Promise<ComponentType<object>> {
  return (await islands[name]()).default as ComponentType<object>
}
