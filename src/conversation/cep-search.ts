/** Helps visitors who do not know their CEP find it by street and town, and lets them choose from the results (D98). */
import { cepSearch, postalService } from '../content/cep-search.ts'
import { UNKNOWN_CEP } from '../content/unknown-cep-button.ts'
import type { FoundStreet, StreetsQuery, Town } from '../contract/cep-and-streets.ts'
import { findStep, stepOf } from '../funnel/journey-registry.ts'
import { areIndistinct, streetsWithHouse } from '../funnel/street-search-state-and-rules.ts'
import type { StepId, Values } from '../funnel/step-and-journey-types.ts'
import { formatCep } from '../lib/cep.ts'
import { normaliseText } from '../lib/text.ts'
import { splitStreetAndNumber, type StreetAndNumber } from '../lib/street-and-number.ts'
import {
  asideClosed,
  asideOpened,
  chatMemoryUpdated,
  streetsRequested,
  type CepSearch,
} from '../store/redux-actions.ts'
import type { RootState } from '../store/root-reducer.ts'
import { selectCan, selectOrder, selectPosition } from '../store/selectors.ts'
import { streetIn } from '../understanding/kinds/street.ts'
import { read } from '../understanding/read.ts'
import { placeInList } from '../understanding/yes-no.ts'
import { kindsOf, situationAt, type Heard } from './heard-message.ts'
import { begun, say, sayInTurn, type Later, type Moves } from './moves.ts'
import { record } from './value-recording.ts'
import { actsOf } from './topic-answers.ts'

const { chat } = cepSearch
const MOST = 6
/** Questions that the search answers better than their prepared answer. */
const ANSWERED_BY_SEARCH: ReadonlySet<string> = new Set(['o-que-e-cep', 'cobertura', 'por-que-cep'])

/** Whether the CEP is not known, rather than what one is: 'não sei meu CEP', 'qual é meu CEP?'. */
const isUnknown = ({ text, reading }: Heard): boolean =>
  normaliseText(text) === normaliseText(UNKNOWN_CEP) ||
  (reading.facts.includes('o-que-e-cep') &&
    !/\bque (?:e|eh|significa|seria)\b|\bserve\b/.test(normaliseText(text)))

/** Goes on with the search where a CEP is asked, and the message says that it is unknown, names a street or a town. */
export function searchStreet(heard: Heard): Moves | null {
  const { reading, state, step, text, echo } = heard
  if (!kindsOf(step).includes('cep') || reading.answers[heard.at] || reading.command !== null) return null
  if (actsOf(reading).length > 0 || !reading.facts.every((id) => ANSWERED_BY_SEARCH.has(id))) return null
  const search = state.dialogue.memory.cepSearch
  const street = streetIn(text)
  const opening = [...begun(echo), ...beside(heard)]
  const excuse = isUnknown(heard)
  if ((street || excuse) && !selectCan(state, 'streets'))
    return [...opening, say(cepSearch.elsewhere, { link: postalService })]
  if (street) return [...opening, searchFor(partsOf(heard, street))]
  if (excuse) return [...opening, remember({}), sayInTurn('cep search', chat.ask, { link: postalService })]
  if (search?.found) return chooseFrom(heard, { ...search, found: search.found })
  if (!search || Object.keys(reading.answers).length > 0) return null
  if (reading.facts.length > 0 || reading.unanswered || !/[\p{L}\d]{2}/u.test(text)) return null
  const wanted = search.street ? { ...search, town: text.trim() } : partsOf(heard, splitStreetAndNumber(text))
  return [...opening, searchFor(wanted)]
}

const beside = ({ reading: { answers } }: Heard): Moves =>
  Object.keys(answers).length > 0 ? [record(answers)] : []

const houseStep = (state: RootState) =>
  findStep(selectOrder(state), ({ fields }) => fields.some(({ name }) => name === 'number'))

/** Returns what a message says about the address: the street, and the house by the rules of its own question. */
function partsOf({ state, situation, text }: Heard, { street, number }: StreetAndNumber): CepSearch {
  const home = houseStep(state)
  if (!home || number === '') return { street }
  return { street, house: read(text, situationAt(situation, home.id)).answers[home.id] ?? { number } }
}

const remember = (search: CepSearch) => chatMemoryUpdated({ cepSearch: search })

const PATIENCE = 20_000

/** Searches for a street. The result is shown when it arrives, unless the visitor has moved on by then. */
const searchFor =
  (search: CepSearch): Later =>
  () => {
    const { street = '', town } = search
    if (street.replace(/[^\p{L}\p{N}]/gu, '').length < 2)
      return [remember(search), sayInTurn('cep search street', chat.askStreet)]
    const query: StreetsQuery = { street: street.slice(0, 128), ...(town && { city: town.slice(0, 128) }) }
    return [
      remember(search),
      asideOpened('searching'),
      streetsRequested(query),
      {
        until: ({ streets }) => streets.status !== 'idle' && streets.status !== 'busy',
        patience: PATIENCE,
        next: (state) => (state.dialogue.memory.cepSearch === search ? tellStreets(state, search) : []),
      },
    ]
  }

const tellStreets = (state: RootState, search: CepSearch): Moves => [
  ...(state.dialogue.aside === 'searching' ? [asideClosed()] : []),
  ...(state.streets.status === 'done'
    ? tellFound(state, search, state.streets)
    : [say(cepSearch.failed, { link: postalService })]),
]

type Found = { readonly towns: readonly Town[]; readonly streets: readonly FoundStreet[] }

/** Reports what a search has found, and asks for missing details. */
function tellFound(state: RootState, search: CepSearch, { towns, streets }: Found): Moves {
  const { street = '', town, house = {} } = search
  const [only, another] = towns
  if (!only)
    // the town is asked for again
    return [
      remember({ street, house }),
      town ? say(cepSearch.noTown(town)) : sayInTurn('cep search town', chat.askTown(street)),
    ]
  if (another) {
    const actions = towns.slice(0, MOST).map((each) => ({ label: cepSearch.town(each) }))
    return [remember({ street, house }), say(cepSearch.severalTowns), asideOpened({ actions })]
  }
  if (streets.length > 0)
    return offer(state, { ...search, found: streetsWithHouse(streets, house.number ?? '') })
  return [remember({ house }), say(cepSearch.noStreet(street, cepSearch.town(only)), { link: postalService })]
}

/** Offers the streets that were found, each as a button that answers the question. */
function offer(state: RootState, search: CepSearch & { readonly found: readonly FoundStreet[] }): Moves {
  const { found, house = {} } = search
  const [only, another] = found
  if (!only) return [remember(search)]
  const options = found.slice(0, MOST).map((street) => ({
    label: another ? chat.option(cepSearch.street1(street), formatCep(street.cep)) : chat.yes,
    answers: answersOf(state, street.cep, house),
  }))
  const asked = !another
    ? say(chat.one(inWords(only), formatCep(only.cep)))
    : areIndistinct(found)
      ? say(cepSearch.indistinct(found.length), { link: postalService })
      : say(found.length > MOST ? chat.many(found.length) : chat.several)
  return [remember(search), asked, asideOpened({ actions: [...options, { label: chat.none }] })]
}

const inWords = (street: FoundStreet) =>
  street.address === ''
    ? cepSearch.street1(street)
    : `${cepSearch.street1(street)}, ${cepSearch.town(street)}`

/** Returns the answers that follow from a chosen street: the CEP, and the house that was mentioned with the street. */
function answersOf(state: RootState, cep: string, house: Values): Readonly<Record<StepId, Values>> {
  const at = selectPosition(state)
  const [field] = stepOf(selectOrder(state), at).fields
  const home = houseStep(state)
  const isSaid = Object.keys(house).length > 0
  return { [at]: { [field?.name ?? 'cep']: cep }, ...(home && isSaid ? { [home.id]: house } : {}) }
}

/** Takes the street that a message names: by its place in the list, its neighbourhood or the number of the house. */
function chooseFrom(
  heard: Heard,
  search: CepSearch & { readonly found: readonly FoundStreet[] },
): Moves | null {
  const { reading, text, echo, state } = heard
  const { found } = search
  const opening = [...begun(echo), ...beside(heard)]
  if (reading.agreed === false || /^\W*nenhum/i.test(text))
    return [...opening, remember({}), say(chat.noneFound, { link: postalService })]
  const place = placeInList(text)
  const isYes = reading.agreed === true && found.length === 1
  const named = isYes ? found[0] : place === null ? undefined : found.at(place)
  const chosen = named ? [named] : narrowed(found, text)
  const house = houseIn(text) ?? search.house
  const [only, another] = chosen
  if (!only) return null
  if (!another && (found.length > 1 || isYes))
    return [...opening, remember({}), record(answersOf(state, only.cep, house ?? {}))]
  return [...opening, ...offer(state, { ...search, ...(house && { house }), found: chosen })]
}

const houseIn = (text: string): Values | undefined => {
  const number = /^\W*(?:n\S{0,6} )?(\d{1,5}[a-z]?)\W*$/i.exec(text)?.[1]
  return number === undefined ? undefined : { number }
}

/** Returns the streets that a message still allows: those with its house number, or with all of its words. */
function narrowed(found: readonly FoundStreet[], text: string): readonly FoundStreet[] {
  const house = houseIn(text)
  if (house) return streetsWithHouse(found, house.number ?? '')
  const words = normaliseText(text).match(/[\p{L}\p{N}]{3,}/gu) ?? []
  return found
    .filter((street) =>
      words.every((word) => normaliseText(`${inWords(street)} ${street.cep}`).includes(word)),
    )
    .slice(0, words.length > 0 ? undefined : 0)
}
