import type { ComponentType } from 'react'
import type { FormText, StepText } from '../content/types.ts'
import { addSteps } from '../funnel/journeys.ts'
import type { JourneyId, Order, Step, StepId, View } from '../funnel/types.ts'
import type { SceneProps } from '../ui/motif/FibreScene.tsx'
import type { OpenerProps } from '../ui/motif/Opener.tsx'
import type { QuestionProps } from './question-props.ts'

/** A step with its texts; without them it keeps those that its journey already has for this id. */
export type StepEntry = readonly [step: Step, text?: StepText]

/** Loads the form of a question. */
export type LoadForm = () => Promise<{ default: ComponentType<QuestionProps> }>

/** What is drawn for a journey; what it lacks is left out. */
export interface Drawings {
  /** How far the order is: at its waits and dead ends, above its card and on its receipt. */
  readonly Scene?: ComponentType<SceneProps>
  /** The first impression, while there is no order to show. */
  readonly Opener?: ComponentType<OpenerProps>
}

type Views = Readonly<Partial<Record<View, LoadForm>>>

/**
 * What the browser registers of a journey; more of it may be added as its code is loaded. `npm run understand` loads it
 * without a bundler: a part of a customers' journey imports no component, but as it is needed.
 */
export interface JourneyPart {
  readonly steps?: readonly StepEntry[]
  /** Texts of its composed pages, by form name. */
  readonly forms?: Readonly<Record<string, FormText>>
  /** Texts of what its questions may refuse, by problem. */
  readonly problems?: Readonly<Record<string, string>>
  /** Draws all of its addresses; without one, the screens that all journeys share do. */
  readonly Screen?: ComponentType
  /** Those of fibre, which several journeys sell or renew (`src/questions/journey-drawings.tsx`), or its own. */
  readonly drawings?: 'fibre' | Drawings
  /** Loads the forms of its own questions, by view. */
  readonly views?: Views
  /** Says, above its plans, that something is sold at the address; nothing is said without one. */
  readonly found?: (order: Order) => string
}

interface Registered extends Pick<JourneyPart, 'Screen' | 'drawings' | 'found'> {
  readonly texts: ReadonlyMap<StepId, StepText>
  readonly forms: Readonly<Record<string, FormText>>
  readonly views: Views
}

const nothing: Registered = { texts: new Map(), forms: {}, views: {} }
const registry = new Map<JourneyId, Registered>()

/** A problem is said in the same words wherever it occurs: one table for all journeys. */
const problems: Record<string, string> = {}

/**
 * Registers a part of a journey. It changes nothing in another journey, whichever is loaded first; where both name a
 * step or a form, it replaces what the journey had.
 */
export function addPart(journey: JourneyId, part: JourneyPart): void {
  const { steps = [], forms, views } = part
  const before = registeredOf(journey)
  const texts = steps.flatMap(([{ id }, text]): (readonly [StepId, StepText])[] => (text ? [[id, text]] : []))
  registry.set(journey, {
    texts: new Map([...before.texts, ...texts]),
    forms: { ...before.forms, ...forms },
    drawings: part.drawings ?? before.drawings,
    views: { ...before.views, ...views },
    Screen: part.Screen ?? before.Screen,
    found: part.found ?? before.found,
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
