/** Helps visitors who do not know their CEP find it by street and town, and lets them choose from the results. */
import { cepSearch, postalService } from '../../content/cep-search.ts'
import type { FoundStreet, Town } from '../../contract/cep-and-streets.ts'
import type { StreetsQuery } from '../../contract/cep-and-streets.ts'
import { findStep, stepOf } from '../../funnel/journey-registry.ts'
import { areIndistinct, streetsWithHouse } from '../../funnel/street-search.ts'
import type { Values } from '../../funnel/step-and-journey-types.ts'
import { formatCep } from '../../lib/cep.ts'
import type { StreetAndNumber } from '../../lib/street-and-number.ts'
import { normaliseText } from '../../lib/normalise-text.ts'
import {
  asideClosed,
  asideOpened,
  messageRead,
  chatMemoryUpdated,
  streetsRequested,
  type CepSearch,
} from '../../store/redux-actions.ts'
import { selectCan, selectOrder, selectPosition } from '../../store/selectors.ts'
import { positionInList } from '../../understanding/words/position-in-list.ts'
import type { Reading } from '../../understanding/reading-types.ts'
import { lowerWithoutAccents } from '../../understanding/words/lower-case-without-accents.ts'
import { bareStreetIn, streetIn } from '../../understanding/words/street-in-text.ts'
import { lacksCep } from '../../understanding/words/unknown-cep.ts'
import { addVisitorMessage, addAssistantMessage, sayNextWording, type ChatStore } from './add-chat-lines.ts'
import { completeHouse } from './complete-house-number-and-flat.ts'
import { collectMessageContext } from './collect-message-context.ts'
import { readInContext } from './read-in-context.ts'
import { recordAnswers } from './record-answers.ts'
import { clearInput } from './clear-or-fill-current-input.ts'

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
 * @returns whether it did; otherwise the message is about something else
 */
export function findCep(store: ChatStore, received: CepMessage): boolean {
  const { reading, text } = received
  const search = store.getState().dialogue.memory.cepSearch
  const excuse = lacksCep(lowerWithoutAccents(text.slice(0, 200).normalize('NFC')))
  const street = streetIn(text)
  if ((street || excuse) && !selectCan(store.getState(), 'streets')) {
    begin(store, received)
    addAssistantMessage(store, cepSearch.elsewhere, { link: postalService })
    return true
  }
  if (street) {
    begin(store, received)
    searchFor(store, { ...parts(store, street, text) })
    return true
  }
  if (excuse) {
    begin(store, received)
    remember(store, {})
    sayNextWording(store, 'cep search', chat.ask, { link: postalService })
    return true
  }
  if (!search || isElse(reading)) return false
  if (search.found) return chooseFrom(store, { ...search, found: search.found }, received)
  if (reading.facts.length > 0 || reading.unanswered || !/[\p{L}\d]{2}/u.test(text)) return false
  begin(store, received)
  if (search.street) searchFor(store, { ...search, town: text.trim() })
  else searchFor(store, parts(store, bareStreetIn(text), text))
  return true
}

/** Whether a message is about something else: a command, thanks, an answer to another question. */
const isElse = ({ command, wayOut, smalltalk, advice, person, facts, answers }: Reading) =>
  Boolean(command ?? wayOut ?? smalltalk ?? person) ||
  advice ||
  facts.length > 0 ||
  Object.keys(answers).length > 0

/** Shows the message, and records what else it answered. */
function begin(store: ChatStore, { reading: { answers }, echo }: CepMessage): void {
  store.dispatch(messageRead({ understood: true }))
  clearInput(store)
  addVisitorMessage(store, echo)
  if (Object.keys(answers).length > 0) recordAnswers(store, answers)
}

/**
 * Returns what a message says about the address: the street, and the house according to the rules of its own question.
 */
function parts(store: ChatStore, { street, number }: StreetAndNumber, text: string): CepSearch {
  const state = store.getState()
  const home = findStep(selectOrder(state), ({ fields }) => fields.some(({ name }) => name === 'number'))
  if (!home || number === '') return { street }
  const situation = { ...collectMessageContext(state, text), step: home.id, doubt: null }
  const house = completeHouse(readInContext(text, situation), text, situation.order).answers[home.id]
  return { street, house: house ?? { number } }
}

const remember = (store: ChatStore, search: CepSearch) =>
  store.dispatch(chatMemoryUpdated({ cepSearch: search }))

/** Searches for a street. The result is shown when it arrives, unless the visitor has moved on by then. */
function searchFor(store: ChatStore, search: CepSearch): void {
  const { street = '', town } = search
  remember(store, search)
  if (street.replace(/[^\p{L}\p{N}]/gu, '').length < 2) {
    sayNextWording(store, 'cep search street', chat.askStreet)
    return
  }
  const query: StreetsQuery = { street: street.slice(0, 128), ...(town ? { city: town.slice(0, 128) } : {}) }
  const at = selectPosition(store.getState())
  store.dispatch(asideOpened('searching'))
  const stop = store.subscribe(() => {
    const { streets, dialogue } = store.getState()
    const isOvertaken = dialogue.memory.cepSearch !== search || selectPosition(store.getState()) !== at
    if (!isOvertaken && (streets.status === 'idle' || streets.status === 'busy')) return
    stop()
    if (isOvertaken) return
    if (store.getState().dialogue.aside === 'searching') store.dispatch(asideClosed())
    if (streets.status === 'done') tell(store, search, streets)
    else addAssistantMessage(store, cepSearch.failed, { link: postalService })
  })
  store.dispatch(streetsRequested(query))
}

type Found = { readonly towns: readonly Town[]; readonly streets: readonly FoundStreet[] }

/** Reports what a search has found, and asks for missing details. */
function tell(store: ChatStore, search: CepSearch, { towns, streets }: Found): void {
  const { street = '', town, house = {} } = search
  const [only, another] = towns
  if (!only) {
    // the town is asked for again
    remember(store, { street, house })
    if (town) addAssistantMessage(store, cepSearch.noTown(town))
    else sayNextWording(store, 'cep search town', chat.askTown(street))
  } else if (another) {
    remember(store, { street, house })
    addAssistantMessage(store, cepSearch.severalTowns)
    store.dispatch(
      asideOpened({ actions: towns.slice(0, MOST).map((each) => ({ label: cepSearch.town(each) })) }),
    )
  } else if (streets.length === 0) {
    remember(store, { house })
    addAssistantMessage(store, cepSearch.noStreet(street, cepSearch.town(only)), { link: postalService })
  } else offer(store, { ...search, found: streetsWithHouse(streets, house.number ?? '') })
}

/** Offers the streets that were found, each as a button that answers the question. */
function offer(store: ChatStore, search: CepSearch & { readonly found: readonly FoundStreet[] }): void {
  const { found, house = {} } = search
  remember(store, search)
  const [only, another] = found
  if (!only) return
  const answers = ({ cep }: FoundStreet) => answersOf(store, cep, house)
  if (!another) {
    addAssistantMessage(store, chat.one(inWords(only), formatCep(only.cep)))
    store.dispatch(
      asideOpened({ actions: [{ label: chat.yes, answers: answers(only) }, { label: chat.none }] }),
    )
    return
  }
  if (areIndistinct(found))
    addAssistantMessage(store, cepSearch.indistinct(found.length), { link: postalService })
  else addAssistantMessage(store, found.length > MOST ? chat.many(found.length) : chat.several)
  const options = found
    .slice(0, MOST)
    .map((street) => ({ label: optionOf(street), answers: answers(street) }))
  store.dispatch(asideOpened({ actions: [...options, { label: chat.none }] }))
}

const optionOf = (street: FoundStreet) => chat.option(cepSearch.street1(street), formatCep(street.cep))
const inWords = (street: FoundStreet) =>
  street.address === ''
    ? cepSearch.street1(street)
    : `${cepSearch.street1(street)}, ${cepSearch.town(street)}`

/** Returns the answers that follow from a chosen street: the CEP, and the house that was mentioned with the street. */
function answersOf(store: ChatStore, cep: string, house: Values): Readonly<Record<string, Values>> {
  const order = selectOrder(store.getState())
  const step = selectPosition(store.getState())
  const [field] = stepOf(order, step).fields
  const home = findStep(order, ({ fields }) => fields.some(({ name }) => name === 'number'))
  const isSaid = Object.keys(house).length > 0
  return { [step]: { [field?.name ?? 'cep']: cep }, ...(home && isSaid ? { [home.id]: house } : {}) }
}

/** Takes the street that a message names: by its place in the list, its neighbourhood or the number of the house. */
function chooseFrom(
  store: ChatStore,
  search: CepSearch & { readonly found: readonly FoundStreet[] },
  received: CepMessage,
): boolean {
  const { reading, text } = received
  const { found } = search
  if (reading.agreed === false || /^\W*nenhum/i.test(text)) {
    begin(store, received)
    remember(store, {})
    addAssistantMessage(store, chat.noneFound, { link: postalService })
    return true
  }
  const place = positionInList(text)
  const named = place === null ? undefined : found.at(place)
  const chosen = named ? [named] : narrowed(found, text)
  const house = houseIn(text) ?? search.house
  if (chosen.length === 0) return false
  const [only, another] = chosen
  begin(store, received)
  if (only && !another && found.length > 1) {
    remember(store, {})
    recordAnswers(store, answersOf(store, only.cep, house ?? {}))
  } else offer(store, { ...search, ...(house ? { house } : {}), found: chosen })
  return true
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
