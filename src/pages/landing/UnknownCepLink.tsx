/** Helps visitors of a landing page who do not know their CEP. */
import ExternalLink from 'lucide/dist/esm/icons/external-link.mjs'
import { Icon } from '../../ui/Icon.ts'
import { useEffect, useState, useSyncExternalStore, type ComponentType, type MouseEvent } from 'react'
import { postalService } from '../../content/cep-search.ts'
import { UNKNOWN_CEP } from '../../content/unknown-cep.ts'
import { legal } from '../../content/legal.ts'
import type { StreetsQuery } from '../../contract/addresses.ts'
import type { StreetSearch } from '../../funnel/street-search.ts'
import type { CepFinderProps } from '../../questions/lazy/CepFinder.tsx'
import { useLandingServices } from './landing-services.ts'

/** Hydration happens once: there is nothing to subscribe to. */
const never = () => () => {}

type Props = {
  readonly onFound: CepFinderProps['onFound']
  /** What the visitor sent in the field of the CEP instead of one; null if no words. */
  readonly instead: string | null
  /** How often the form was refused. If it was because of such words, the search opens. */
  readonly refusals: number
}

/**
 * The link to the postal service. Once the page is hydrated, pressing it opens the search by street instead,
 * which has that link too. If the code of the search cannot be loaded, the link opens as usual from then on.
 */
export function UnknownCepLink({ onFound, instead, refusals }: Props) {
  const { findStreets } = useLandingServices()
  const [Finder, setFinder] = useState<ComponentType<CepFinderProps> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [search, setSearch] = useState<StreetSearch>({ status: 'idle' })
  const [hasFailed, setHasFailed] = useState(false)
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const canOpen = isHydrated && !hasFailed

  const [seen, setSeen] = useState(refusals)
  if (refusals !== seen) {
    setSeen(refusals)
    if (instead !== null) setIsOpen(true)
  }
  useEffect(() => {
    if (!isOpen) return
    import('../../questions/lazy/CepFinder.tsx').then(
      (loaded) => setFinder(() => loaded.default),
      () => setHasFailed(true),
    )
  }, [isOpen])

  function press(event: MouseEvent) {
    if (!canOpen || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setIsOpen(true)
  }
  function ask(query: StreetsQuery) {
    setSearch({ status: 'busy', query })
    void findStreets(query).then((found) =>
      setSearch((now) => (now.status === 'busy' && now.query === query ? found : now)),
    )
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
            <Icon shapes={ExternalLink} size={16} aria-hidden="true" />
            <span className="hush">{legal.inAnotherTab}</span>
          </>
        )}
      </a>
      {Finder && (
        <Finder
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          search={search}
          onSearch={ask}
          onFound={(cep, number) => {
            setIsOpen(false)
            onFound(cep, number)
          }}
          start={instead ?? ''}
        />
      )}
    </>
  )
}
