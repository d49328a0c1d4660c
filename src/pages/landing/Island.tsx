import { createContext, use } from 'react'
import type { IslandName, IslandProps, IslandTime } from './islands.ts'

/** An island (a part of the page that runs code in the browser) found while the page is prerendered. */
export interface FoundIsland {
  readonly name: IslandName
  readonly props: object
  /** Placeholder in the page, which the HTML of the island replaces. */
  readonly slot: string
  /** Prefix of the ids in its HTML, which must differ from those of other islands. */
  readonly idPrefix: string
}

/** Collects the islands of the page that is being prerendered. */
export const IslandsContext = createContext<FoundIsland[]>([])

type PlaceProps<Name extends IslandName> = {
  readonly name: Name
  /** Written into the page as JSON. */
  readonly props: IslandProps<Name>
  readonly when: IslandTime
  readonly className?: string
}

/**
 * Marks the place of an island in a prerendered page. Each island is rendered as a root of its own, as the browser
 * hydrates it (`src/app/landing/islands.tsx`), and replaces its placeholder (`src/app/prerender/landing.tsx`). The page
 * imports no island, so that a browser loads each of them separately.
 */
export function Island<Name extends IslandName>({ name, props, when, className }: PlaceProps<Name>) {
  const found = use(IslandsContext)
  const idPrefix = `${name}-${found.length}-`
  const slot = `@@${idPrefix}@@`
  found.push({ name, props, slot, idPrefix })
  return (
    <div
      className={className}
      data-island={name}
      data-when={when}
      data-ids={idPrefix}
      data-props={JSON.stringify(props)}
    >
      {slot}
    </div>
  )
}
