import type { ComponentType } from 'react'
import type { FormText, StepText } from '../content/types.ts'
import { addSteps } from '../funnel/journeys.ts'
import type { JourneyId, Step, StepId } from '../funnel/types.ts'

/** A step with its texts; without them it keeps those that its journey already has for this id. */
export type StepEntry = readonly [step: Step, text?: StepText]

/** What the browser registers of a journey; more of it may be added as its code is loaded. */
export interface JourneyPart {
  readonly steps?: readonly StepEntry[]
  /** Texts of its composed pages, by form name. */
  readonly forms?: Readonly<Record<string, FormText>>
  /** Texts of what its questions may refuse, by problem. */
  readonly problems?: Readonly<Record<string, string>>
  /** Draws all of its addresses; without one, the screens that all journeys share do. */
  readonly Screen?: ComponentType
}

interface Registered extends Pick<JourneyPart, 'Screen'> {
  readonly texts: ReadonlyMap<StepId, StepText>
  readonly forms: Readonly<Record<string, FormText>>
}

const nothing: Registered = { texts: new Map(), forms: {} }
const registry = new Map<JourneyId, Registered>()

/** A problem is said in the same words wherever it occurs: one table for all journeys. */
const problems: Record<string, string> = {}

/**
 * Registers a part of a journey. It changes nothing in another journey, whichever is loaded first; where both name a
 * step or a form, it replaces what the journey had.
 */
export function addPart(journey: JourneyId, part: JourneyPart): void {
  const { steps = [], forms, Screen } = part
  const before = registeredOf(journey)
  const texts = steps.flatMap(([{ id }, text]): (readonly [StepId, StepText])[] => (text ? [[id, text]] : []))
  registry.set(journey, {
    texts: new Map([...before.texts, ...texts]),
    forms: { ...before.forms, ...forms },
    Screen: Screen ?? before.Screen,
  })
  addSteps(
    journey,
    steps.map(([step]) => step),
  )
  addProblems(part.problems ?? {})
}

/** Registers texts of problems for what is loaded on its own, without a journey. */
export function addProblems(more: Readonly<Record<string, string>>): void {
  Object.assign(problems, more)
}

/** What is registered of a journey so far. */
export const registeredOf = (journey: JourneyId): Registered => registry.get(journey) ?? nothing

/** Texts of the problems of everything that is loaded. */
export const problemWords: Readonly<Record<string, string>> = problems
