/** Helps visitors who do not know their CEP find it by street and town, and lets them choose from the results. */
import { cepSearch, postalService } from '../../content/cep-search.ts'
import type { FoundStreet, Town } from '../../contract/cep-and-streets.ts'
import type { StreetsQuery } from '../../contract/cep-and-streets.ts'
import { findStep, stepOf } from '../../funnel/journey-registry.ts'
import { areIndistinct, streetsWithHouse } from '../../funnel/street-search-state-and-rules.ts'
import type { Values } from '../../funnel/step-and-journey-types.ts'
import { formatCep } from '../../lib/cep.ts'
import type { StreetAndNumber } from '../../lib/split-street-and-number.ts'
import { normaliseText } from '../../lib/normalise-text.ts'
import {
  asideClosed,
  asideOpened,
  messageRead,
  chatMemoryUpdated,
  streetsRequested,
  type CepSearch,
} from '../../store/redux-actions.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { selectCan, selectOrder, selectPosition } from '../../store/selectors.ts'
import { positionInList } from '../../understanding/words/choice-by-list-position.ts'
import type { Reading } from '../../understanding/reading-types.ts'
import { lowerWithoutAccents } from '../../understanding/words/lower-case-without-accents.ts'
import { bareStreetIn, streetIn } from '../../understanding/words/street-in-text.ts'
import { lacksCep } from '../../understanding/words/visitor-does-not-know-cep.ts'
import { sayNextWording } from './add-chat-lines.ts'
import { completeHouse } from './complete-house-number-and-flat.ts'
import { collectMessageContext } from './collect-message-context.ts'
import { clearInput, record, say, show, type Moves } from './chat-move-types.ts'
import { readInContext } from './read-message-in-context.ts'

/** A message at the question for the CEP: what was read in it, and the text as shown in the transcript. */
interface CepMessage {
  readonly reading: Reading
  readonly text: string
  readonly echo: string
}

const { chat } = cepSearch
/** The most streets that are offered as buttons. */
const MOST = 6

/**
 * Continues the search for a CEP if a message at that question says that it is unknown, names a street, or answers the
 * last question of the search.
 * @returns null if the message is about something else
 */
export function findCep(state: RootState, received: CepMessage): Moves | null {
  const { reading, text } = received
  const search = state.dialogue.memory.cepSearch
  const excuse = lacksCep(lowerWithoutAccents(text.slice(0, 200).normalize('NFC')))
  const street = streetIn(text)
  const begun = begin(received)
  if ((street || excuse) && !selectCan(state, 'streets'))
    return [...begun, say(cepSearch.elsewhere, { link: postalService })]
  if (street) return [...begun, ...searchFor(state, parts(state, street, text))]
  if (excuse)
    return [...begun, remember({}), sayNextWording(state, 'cep search', chat.ask, { link: postalService })]
  if (!search || isElse(reading)) return null
  if (search.found) return chooseFrom(state, { ...search, found: search.found }, received)
  if (reading.facts.length > 0 || reading.unanswered || !/[\p{L}\d]{2}/u.test(text)) return null
  const wanted = search.street ? { ...search, town: text.trim() } : parts(state, bareStreetIn(text), text)
  return [...begun, ...searchFor(state, wanted)]
}

/** Whether a message is about something else: a command, thanks, an answer to another question. */
const isElse = ({ command, wayOut, smalltalk, advice, person, facts, answers }: Reading) =>
  Boolean(command ?? wayOut ?? smalltalk ?? person) ||
  advice ||
  facts.length > 0 ||
  Object.keys(answers).length > 0

/** Shows the message, and records what else it answered. */
const begin = ({ reading: { answers }, echo }: CepMessage): Moves => [
  messageRead({ understood: true }),
  clearInput,
  show(echo),
  ...(Object.keys(answers).length > 0 ? [record(answers)] : []),
]

/**
 * Returns what a message says about the address: the street, and the house according to the rules of its own question.
 */
function parts(state: RootState, { street, number }: StreetAndNumber, text: string): CepSearch {
  const home = findStep(selectOrder(state), ({ fields }) => fields.some(({ name }) => name === 'number'))
  if (!home || number === '') return { street }
  const situation = { ...collectMessageContext(state, text), step: home.id, doubt: null }
  const house = completeHouse(readInContext(text, situation), text, situation.order).answers[home.id]
  return { street, house: house ?? { number } }
}

const remember = (search: CepSearch) => chatMemoryUpdated({ cepSearch: search })

/** Searches for a street. The result is shown when it arrives, unless the visitor has moved on by then. */
function searchFor(state: RootState, search: CepSearch): Moves {
  const { street = '', town } = search
  if (street.replace(/[^\p{L}\p{N}]/gu, '').length < 2)
    return [remember(search), sayNextWording(state, 'cep search street', chat.askStreet)]
  const query: StreetsQuery = { street: street.slice(0, 128), ...(town ? { city: town.slice(0, 128) } : {}) }
  return [
    remember(search),
    asideOpened('searching'),
    streetsRequested(query),
    { do: 'await-streets', search, at: selectPosition(state) },
  ]
}

/** Says what a search has found. */
export function tellStreets(state: RootState, search: CepSearch): Moves {
  const { streets, dialogue } = state
  return [
    ...(dialogue.aside === 'searching' ? [asideClosed()] : []),
    ...(streets.status === 'done'
      ? tellFound(state, search, streets)
      : [say(cepSearch.failed, { link: postalService })]),
  ]
}

type Found = { readonly towns: readonly Town[]; readonly streets: readonly FoundStreet[] }

/** Reports what a search has found, and asks for missing details. */
function tellFound(state: RootState, search: CepSearch, { towns, streets }: Found): Moves {
  const { street = '', town, house = {} } = search
  const [only, another] = towns
  if (!only)
    // the town is asked for again
    return [
      remember({ street, house }),
      town ? say(cepSearch.noTown(town)) : sayNextWording(state, 'cep search town', chat.askTown(street)),
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
  const answers = ({ cep }: FoundStreet) => answersOf(state, cep, house)
  if (!another)
    return [
      remember(search),
      say(chat.one(inWords(only), formatCep(only.cep))),
      asideOpened({ actions: [{ label: chat.yes, answers: answers(only) }, { label: chat.none }] }),
    ]
  const options = found
    .slice(0, MOST)
    .map((street) => ({ label: optionOf(street), answers: answers(street) }))
  return [
    remember(search),
    areIndistinct(found)
      ? say(cepSearch.indistinct(found.length), { link: postalService })
      : say(found.length > MOST ? chat.many(found.length) : chat.several),
    asideOpened({ actions: [...options, { label: chat.none }] }),
  ]
}

const optionOf = (street: FoundStreet) => chat.option(cepSearch.street1(street), formatCep(street.cep))
const inWords = (street: FoundStreet) =>
  street.address === ''
    ? cepSearch.street1(street)
    : `${cepSearch.street1(street)}, ${cepSearch.town(street)}`

/** Returns the answers that follow from a chosen street: the CEP, and the house that was mentioned with the street. */
function answersOf(state: RootState, cep: string, house: Values): Readonly<Record<string, Values>> {
  const order = selectOrder(state)
  const step = selectPosition(state)
  const [field] = stepOf(order, step).fields
  const home = findStep(order, ({ fields }) => fields.some(({ name }) => name === 'number'))
  const isSaid = Object.keys(house).length > 0
  return { [step]: { [field?.name ?? 'cep']: cep }, ...(home && isSaid ? { [home.id]: house } : {}) }
}

/** Takes the street that a message names: by its place in the list, its neighbourhood or the number of the house. */
function chooseFrom(
  state: RootState,
  search: CepSearch & { readonly found: readonly FoundStreet[] },
  received: CepMessage,
): Moves | null {
  const { reading, text } = received
  const { found } = search
  const begun = begin(received)
  if (reading.agreed === false || /^\W*nenhum/i.test(text))
    return [...begun, remember({}), say(chat.noneFound, { link: postalService })]
  const place = positionInList(text)
  const named = place === null ? undefined : found.at(place)
  const chosen = named ? [named] : narrowed(found, text)
  const house = houseIn(text) ?? search.house
  const [only, another] = chosen
  if (!only) return null
  if (!another && found.length > 1)
    return [...begun, remember({}), record(answersOf(state, only.cep, house ?? {}))]
  return [...begun, ...offer(state, { ...search, ...(house ? { house } : {}), found: chosen })]
}

const houseIn = (text: string): Values | undefined => {
  const number = /^\W*(?:n\S{0,6} )?(\d{1,5}[a-z]?)\W*$/i.exec(text)?.[1]
  return number === undefined ? undefined : { number }
}

/** Returns the streets that a message still allows: those with its house number, or with all of its words. */
function narrowed(found: readonly FoundStreet[], text: string): readonly FoundStreet[] {
  const house = houseIn(text)
  if (house) return streetsWithHouse(found, house.number ?? '')
  const words = normaliseText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2)
  if (words.length === 0) return []
  return found.filter((street) => {
    const name = normaliseText(`${inWords(street)} ${street.cep}`)
    return words.every((word) => name.includes(word))
  })
}
