/**
 * Asks for street and town, and lists the streets found with their CEPs. It is drawn outside the form that it helps
 * with, because forms cannot be nested.
 */
import ExternalLink from 'lucide/dist/esm/icons/external-link.mjs'
import { Icon } from '../../ui/Icon.ts'
import { useState, type FormEvent } from 'react'
import { createPortal } from 'react-dom'
import { cepSearch as words, postalService } from '../../content/cep-search.ts'
import { opensInAnotherTab } from '../../content/common-labels.ts'
import type { FoundStreet, StreetsQuery, Town } from '../../contract/cep-and-streets.ts'
import {
  areIndistinct,
  streetsWithHouse,
  type StreetSearch,
} from '../../funnel/street-search-state-and-rules.ts'
import { formatCep } from '../../lib/cep.ts'
import { splitStreetAndNumber } from '../../lib/street-and-number.ts'
import { PrimaryButton } from '../../ui/forms/PrimaryButton.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { Notice } from '../../ui/states/Notice.tsx'
import './cep-finder.css'

export type CepFinderProps = {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly search: StreetSearch
  /** Null where streets cannot be searched for. */
  readonly onSearch: ((query: StreetsQuery) => void) | null
  /** Called with the CEP that the visitor chose, and the house number that was typed with the street. */
  readonly onFound: (cep: string, number: string) => void
  /** What the visitor typed in the CEP field instead of a CEP; '' if it does not help. */
  readonly start?: string
}

export default function CepFinder({ isOpen, onClose, onSearch, ...rest }: CepFinderProps) {
  const text = onSearch ? words.why : words.elsewhere
  return createPortal(
    <Dialog isOpen={isOpen} onClose={onClose} kind="drawer" title={words.title} text={text}>
      {onSearch ? <Finder {...rest} onSearch={onSearch} /> : <PostalService />}
    </Dialog>,
    document.body,
  )
}

const PostalService = () => (
  <a className="quiet-link" href={postalService.href} target="_blank" rel="noreferrer">
    {postalService.label}
    <Icon shapes={ExternalLink} size={16} aria-hidden="true" />
    <span className="hush">{opensInAnotherTab}</span>
  </a>
)

type FinderProps = Omit<CepFinderProps, 'isOpen' | 'onClose' | 'onSearch'> & {
  readonly onSearch: NonNullable<CepFinderProps['onSearch']>
}

function Finder({ search, onSearch, onFound, start = '' }: FinderProps) {
  const [typed, setTyped] = useState({ rua: start, cidade: '' })
  const [isRefused, setIsRefused] = useState(false)
  const { street, number } = splitStreetAndNumber(typed.rua)
  // what the drawer searched for itself; an earlier search belongs to an earlier opening
  const [asked, setAsked] = useState<StreetsQuery | null>(null)
  const own = search.status !== 'idle' && search.query === asked ? search : null

  function change(name: string, value: string) {
    setTyped((before) => ({ ...before, [name]: value }))
    setIsRefused(false)
  }
  function ask(query: StreetsQuery) {
    setAsked(query)
    onSearch(query)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    // React passes events on to the form around this drawer
    event.stopPropagation()
    const city = typed.cidade.trim()
    if (street.length < 2 || city.length < 2) setIsRefused(true)
    else if (own?.status !== 'busy') ask({ street: street.slice(0, 128), city: city.slice(0, 128) })
  }
  return (
    <form className="cep-finder" method="post" noValidate onSubmit={submit}>
      <TextField
        id="cep-rua"
        name="rua"
        label={words.street}
        placeholder={words.streetExample}
        value={typed.rua}
        onChange={change}
        error={isRefused && street.length < 2 ? words.lacks : undefined}
        autoComplete="address-line1"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <TextField
        id="cep-cidade"
        name="cidade"
        label={words.city}
        placeholder={words.cityExample}
        value={typed.cidade}
        onChange={change}
        error={isRefused && street.length >= 2 ? words.lacks : undefined}
        autoComplete="address-level2"
        autoCapitalize="words"
        enterKeyHint="search"
      />
      <PrimaryButton state={own?.status === 'busy' ? 'loading' : 'default'} loadingText={words.searching}>
        {words.submit}
      </PrimaryButton>
      {own?.status === 'failed' && <Notice tone="error">{words.failed}</Notice>}
      {own?.status === 'done' && (
        <Results
          {...own}
          street={street}
          number={number}
          typedTown={typed.cidade}
          onTown={({ city, UF }) => ask({ street: street.slice(0, 128), city, UF })}
          onFound={({ cep }) => onFound(cep, number)}
        />
      )}
      <PostalService />
    </form>
  )
}

type ResultsProps = {
  readonly towns: readonly Town[]
  readonly streets: readonly FoundStreet[]
  readonly street: string
  readonly number: string
  readonly typedTown: string
  readonly onTown: (town: Town) => void
  readonly onFound: (street: FoundStreet) => void
}

/** The streets found, each as a button that fills in its CEP; or the towns that the typed name may mean. */
function Results({ towns, streets, street, number, typedTown, onTown, onFound }: ResultsProps) {
  const [town, another] = towns
  if (!town) return <Notice>{words.noTown(typedTown.trim())}</Notice>
  if (another)
    return (
      <Choices
        title={words.severalTowns}
        options={towns.map((each) => ({ name: words.town(each), onPress: () => onTown(each) }))}
      />
    )
  if (streets.length === 0) return <Notice>{words.noStreet(street, words.town(town))}</Notice>
  const found = streetsWithHouse(streets, number)
  const options = found.map((each) => ({
    name: words.street1(each),
    detail: formatCep(each.cep),
    onPress: () => onFound(each),
  }))
  return (
    <>
      {areIndistinct(found) && <Notice>{words.indistinct(found.length)}</Notice>}
      <Choices title={words.choose} options={options} />
    </>
  )
}

type Choice = { readonly name: string; readonly detail?: string; readonly onPress: () => void }

function Choices({ title, options }: { readonly title: string; readonly options: readonly Choice[] }) {
  return (
    <section className="cep-finder__found" aria-label={title}>
      <h3>{title}</h3>
      <p role="status" className="hush">
        {words.count(options.length)}
      </p>
      <ul>
        {options.map(({ name, detail, onPress }) => (
          <li key={`${name} ${detail}`}>
            <button type="button" className="cep-finder__option" onClick={onPress}>
              <span>{name}</span>
              {detail && <strong>{detail}</strong>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
