/**
 * Registers the journeys, and finds their pages and steps. A journey is a variant of the order: a list of pages with
 * steps.
 */
import { noValues } from './field-schemas.ts'
import type { Journey, JourneyId, Mode, Order, Page, Step, StepId } from './step-and-journey-types.ts'

const known = new Map<JourneyId, Journey>()

/**
 * Registers a journey without steps. Its steps are added when their code and texts are loaded
 * (src/questions/journey-part-registry.ts).
 */
export function addJourney(journey: Omit<Journey, 'steps'>): Journey {
  const added: Journey = { ...journey, steps: new Map() }
  known.set(journey.id, added)
  return added
}

/** Adds steps to a journey when their code has been loaded. A step with the same id is replaced. */
export function addSteps(journey: JourneyId, steps: readonly Step[]): void {
  const all = journeyOf({ journey }).steps as Map<StepId, Step>
  for (const step of steps) all.set(step.id, step)
}

type OfJourney = Pick<Order, 'journey'>

/**
 * Returns the journey of an order.
 * @throws if the journey is not loaded
 */
export function journeyOf({ journey }: OfJourney): Journey {
  const found = known.get(journey)
  if (!found) throw new Error(`no such journey: ${journey}`)
  return found
}

/**
 * Returns a placeholder for a step whose code is not loaded yet. The visitor has not reached such a step, so
 * the placeholder applies and is not done.
 */
const ahead = (id: StepId): Step => ({
  id,
  kind: 'question',
  view: 'wait',
  fields: [],
  schema: noValues,
  applies: () => true,
  isDone: () => false,
})

/** Returns the step with this id, or a placeholder if its code is not loaded yet. */
export function stepOf(of: OfJourney, id: StepId): Step {
  return journeyOf(of).steps.get(id) ?? ahead(id)
}

/** Returns the ids of a journey's steps, in the order in which pages or chat show them. */
export function idsOf(of: OfJourney, mode: Mode): readonly StepId[] {
  const { pages, talk } = journeyOf(of)
  return (mode === 'chat' ? talk : undefined) ?? pages.flatMap((page) => page.steps)
}

/** Whether the journey has this step, loaded or not. */
export function isStepOf(of: OfJourney, id: string): boolean {
  return journeyOf(of).pages.some((page) => page.steps.includes(id))
}

/** Whether the code of every step of a journey is loaded. */
export function isJourneyLoaded(of: OfJourney): boolean {
  return idsOf(of, 'pages').every((id) => journeyOf(of).steps.has(id))
}

const bare = (path: string) => path.replace(/\/+$/, '') || '/'

/**
 * Returns the page of a journey at a path without campaign prefix (trailing slash optional); null if there is
 * none.
 */
export function pageAt(of: OfJourney, path: string): Page | null {
  const wanted = bare(path)
  const { pages, aliases = [] } = journeyOf(of)
  if (aliases.some((alias) => bare(alias) === wanted)) return pages[0] ?? null
  const isAt = ({ path, isOpenEnded }: Page) =>
    bare(path) === wanted ||
    (isOpenEnded === true && wanted.startsWith(path) && /^[\w-]{1,64}$/.test(wanted.slice(path.length)))
  return pages.find(isAt) ?? null
}

/**
 * Returns the page of a journey that contains this step.
 * @throws if the journey has no such page
 */
export function pageOf(of: OfJourney, id: StepId): Page {
  const page = journeyOf(of).pages.find((each) => each.steps.includes(id))
  if (!page) throw new Error(`no page of ${of.journey} asks ${id}`)
  return page
}

/**
 * Returns the HTML attribute `data-step` for the form on a page. It is the id of the page's only step or, if
 * the page has several steps, the last segment of the page's path.
 */
export function formOf(page: Page): string {
  const [only, ...others] = page.steps
  return others.length === 0 && only !== undefined ? only : (bare(page.path).split('/').at(-1) ?? '')
}

/** Whether this ends, or has ended, in an order: one that is placed has a number. */
export function placesOrder(of: Pick<Order, 'journey' | 'finished'>): boolean {
  const { placesNoOrder, recordKind } = journeyOf(of)
  return placesNoOrder !== true && recordKind !== null && of.finished?.orderNumber !== ''
}

/** Returns the first step of a journey that satisfies a predicate; null if there is none. */
export function findStep(of: OfJourney, holds: (step: Step) => boolean): Step | null {
  for (const id of idsOf(of, 'pages')) {
    const step = stepOf(of, id)
    if (holds(step)) return step
  }
  return null
}

export function firstStep(of: OfJourney): StepId {
  return idsOf(of, 'pages')[0] ?? ''
}

export function lastStep(of: OfJourney): StepId {
  return idsOf(of, 'pages').at(-1) ?? ''
}

/** Returns the id of the step in which the visitor can enter a different postal address. */
export function addressStep(of: OfJourney): StepId {
  return findStep(of, (step) => step.isKeptInTab === true)?.id ?? firstStep(of)
}
