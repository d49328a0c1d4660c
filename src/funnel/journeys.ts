import { noValues } from './field-schemas.ts'
import type { Journey, JourneyId, Mode, Order, Page, Step, StepId } from './types.ts'

const known = new Map<JourneyId, Journey>()

/** Registers a journey. It may start with a few steps; `addSteps` adds those loaded later. */
export function addJourney(journey: Omit<Journey, 'steps'>, steps: readonly Step[]): Journey {
  const added: Journey = { ...journey, steps: new Map(steps.map((step) => [step.id, step])) }
  known.set(journey.id, added)
  return added
}

/** Adds steps that were loaded later to a journey. */
export function addSteps(journey: JourneyId, steps: readonly Step[]): void {
  const all = journeyOf({ journey }).steps as Map<StepId, Step>
  for (const step of steps) all.set(step.id, step)
}

type OfJourney = Pick<Order, 'journey'>

/** @throws when the journey is not loaded */
export function journeyOf({ journey }: OfJourney): Journey {
  const found = known.get(journey)
  if (!found) throw new Error(`no such journey: ${journey}`)
  return found
}

/**
 * Placeholder for a step whose code is not loaded yet: it lies ahead of the visitor; nothing else is known about it.
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

/** The step with this id in a journey. */
export function stepOf(of: OfJourney, id: StepId): Step {
  return journeyOf(of).steps.get(id) ?? ahead(id)
}

/** All step ids of a journey, in the order of this mode. */
export function idsOf(of: OfJourney, mode: Mode): readonly StepId[] {
  const { pages, talk } = journeyOf(of)
  return (mode === 'chat' ? talk : undefined) ?? pages.flatMap((page) => page.steps)
}

/** @returns whether the journey has this step, loaded or not */
export function isStepOf(of: OfJourney, id: string): boolean {
  return journeyOf(of).pages.some((page) => page.steps.includes(id))
}

/** Whether the code of every step is loaded. */
export function isWhole(of: OfJourney): boolean {
  return idsOf(of, 'pages').every((id) => journeyOf(of).steps.has(id))
}

const bare = (path: string) => path.replace(/\/+$/, '') || '/'

/** The page at a path (without campaign prefix; trailing slash optional), or null. */
export function pageAt(of: OfJourney, path: string): Page | null {
  const wanted = bare(path)
  const { pages, aliases = [] } = journeyOf(of)
  if (aliases.some((alias) => bare(alias) === wanted)) return pages[0] ?? null
  const isAt = ({ path, isOpenEnded }: Page) =>
    bare(path) === wanted ||
    (isOpenEnded === true && wanted.startsWith(path) && /^[\w-]{1,64}$/.test(wanted.slice(path.length)))
  return pages.find(isAt) ?? null
}

/** The page that asks this step. */
export function pageOf(of: OfJourney, id: StepId): Page {
  const page = journeyOf(of).pages.find((each) => each.steps.includes(id))
  if (!page) throw new Error(`no page of ${of.journey} asks ${id}`)
  return page
}

/** The value of `data-step` on a page's form: its step, or the last path segment of a composed page. */
export function formOf(page: Page): string {
  const [only, ...others] = page.steps
  return others.length === 0 && only !== undefined ? only : (bare(page.path).split('/').at(-1) ?? '')
}

/** The first step of a journey that satisfies a predicate, or null. */
export function findStep(of: OfJourney, holds: (step: Step) => boolean): Step | null {
  for (const id of idsOf(of, 'pages')) {
    const step = stepOf(of, id)
    if (holds(step)) return step
  }
  return null
}

/** The first step of a journey. */
export function firstStep(of: OfJourney): StepId {
  return idsOf(of, 'pages')[0] ?? ''
}

/** The last step of a journey. */
export function lastStep(of: OfJourney): StepId {
  return idsOf(of, 'pages').at(-1) ?? ''
}

/** The step that starts entering a different address. */
export function addressStep(of: OfJourney): StepId {
  return findStep(of, (step) => step.isKeptInTab === true)?.id ?? firstStep(of)
}
