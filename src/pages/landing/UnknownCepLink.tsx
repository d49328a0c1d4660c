/** The link on a landing page for visitors who do not know their CEP. */
import ExternalLink from 'lucide/dist/esm/icons/external-link.mjs'
import { Icon } from '../../ui/Icon.ts'
import { useEffect, useState, useSyncExternalStore, type ComponentType, type MouseEvent } from 'react'
import { postalService } from '../../content/cep-search.ts'
import { UNKNOWN_CEP } from '../../content/unknown-cep-button.ts'
import { opensInAnotherTab } from '../../content/common-labels.ts'
import type { StreetsQuery } from '../../contract/cep-and-streets.ts'
import type { StreetSearch } from '../../funnel/street-search-state-and-rules.ts'
import type { CepFinderProps } from '../../questions/address/CepFinder.tsx'
import { useLandingServices, type SearchStreets } from './landing-services.ts'

/** Hydration happens once: there is nothing to subscribe to. */
const never = () => () => {}

type Finder = { readonly Part: ComponentType<CepFinderProps>; readonly search: SearchStreets }

type Props = {
  readonly onFound: CepFinderProps['onFound']
  /** The words that the visitor sent in the CEP field instead of a CEP; null if there are none. */
  readonly instead: string | null
  /** How often the form was refused. If it was because of such words, the search opens. */
  readonly refusals: number
}

/**
 * The link to the postal service. Once the page is hydrated, pressing it opens the search by street instead,
 * which has that link too. If there is no such search, or its code cannot be loaded, the link opens as usual.
 */
export function UnknownCepLink({ onFound, instead, refusals }: Props) {
  const { streetSearch } = useLandingServices()
  const [finder, setFinder] = useState<Finder | null>(null)
  const [asked, setAsked] = useState<'press' | 'words' | null>(null)
  const [search, setSearch] = useState<StreetSearch>({ status: 'idle' })
  const [isMissing, setIsMissing] = useState(false)
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const canOpen = isHydrated && !isMissing

  const [seen, setSeen] = useState(refusals)
  if (refusals !== seen) {
    setSeen(refusals)
    if (instead !== null) setAsked('words')
  }
  useEffect(() => {
    if (asked === null) return
    void Promise.all([
      streetSearch(),
      import('../../questions/address/CepFinder.tsx').catch(() => null),
    ]).then(([search, loaded]) => {
      if (search && loaded) {
        setFinder({ Part: loaded.default, search })
        return
      }
      setIsMissing(true)
      if (asked === 'press') window.open(postalService.href, '_blank', 'noreferrer')
    })
  }, [asked, streetSearch])

  function press(event: MouseEvent) {
    if (!canOpen || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setAsked('press')
  }
  function ask(query: StreetsQuery) {
    if (!finder) return
    setSearch({ status: 'busy', query })
    void finder
      .search(query)
      .then((found) => setSearch((now) => (now.status === 'busy' && now.query === query ? found : now)))
  }
  return (
    <>
      <a
        className="quiet-link"
        href={postalService.href}
        target="_blank"
        rel="noreferrer"
        data-opens-here=""
        onClick={press}
      >
        {UNKNOWN_CEP}
        {!canOpen && (
          <>
            <Icon shapes={ExternalLink} size={16} />
            <span className="hush">{opensInAnotherTab}</span>
          </>
        )}
      </a>
      {finder && (
        <finder.Part
          isOpen={asked !== null}
          onClose={() => setAsked(null)}
          search={search}
          onSearch={ask}
          onFound={(cep, number) => {
            setAsked(null)
            onFound(cep, number)
          }}
          start={instead ?? ''}
        />
      )}
    </>
  )
}
