/**
 * Renders the placeholder of an interactive part (island) in a server-rendered landing page. Each island is a separate
 * React root (`src/app/server-rendering/render-landing-page.tsx`), hydrated in the browser by
 * `src/app/landing/start-islands.ts`. The page does not import its islands, so the browser loads their code separately.
 */
import { createContext, use } from 'react'
import type { IslandName, IslandProps, IslandTime } from './load-islands.ts'

/** An island of a server-rendered page: a part that runs code in the browser. */
export interface FoundIsland {
  readonly name: IslandName
  readonly props: object
  /** Placeholder text in the page, later replaced by the HTML of the island. */
  readonly slot: string
  /** Prefix of the element ids in the island's HTML. Every island needs a different prefix. */
  readonly idPrefix: string
}

/** React context with the islands found so far on the page that is being server-rendered. */
export const IslandsContext = createContext<FoundIsland[]>([])

type PlaceProps<Name extends IslandName> = {
  readonly name: Name
  /** Props of the island. They are written into the page as JSON. */
  readonly props: IslandProps<Name>
  readonly when: IslandTime
  readonly className?: string
}

export function IslandPlaceholder<Name extends IslandName>({
  name,
  props,
  when,
  className,
}: PlaceProps<Name>) {
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
