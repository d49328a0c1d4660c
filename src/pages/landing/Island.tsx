import { createContext, use } from 'react'
import type { IslandName, IslandProps, IslandTime } from './islands.ts'

/** A live part found while a page is prerendered. */
export interface FoundIsland {
  readonly name: IslandName
  readonly props: object
  /** Text in the page that its HTML replaces. */
  readonly slot: string
  /** Keeps the ids in its HTML apart from those of other parts. */
  readonly idPrefix: string
}

/** Collects the live parts of the page that is being prerendered. */
export const IslandsContext = createContext<FoundIsland[]>([])

type PlaceProps<Name extends IslandName> = {
  readonly name: Name
  /** Written into the page: JSON values only. */
  readonly props: IslandProps<Name>
  readonly when: IslandTime
  readonly className?: string
}

/**
 * The place of a live part in a prerendered page. The part is rendered on its own, as the browser hydrates it
 * (`src/app/landing/islands.tsx`), and set into its slot (`src/app/prerender/landing.tsx`): the page itself imports no
 * live part, so that a browser loads each by itself.
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
