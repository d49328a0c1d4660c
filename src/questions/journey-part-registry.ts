/** Registry of the steps, texts and components of each journey. */
import type { ComponentType } from 'react'
import type { FormText, JourneyWords, StepText } from '../content/text-types.ts'
import { addSteps } from '../funnel/journey-registry.ts'
import type { JourneyId, Order, Step, StepId, View } from '../funnel/step-and-journey-types.ts'
import type { SceneProps } from '../ui/motif/FibreScene.tsx'
import type { OpeningPictureAndPromisesProps } from '../ui/motif/OpeningPictureAndPromises.tsx'
import type { QuestionProps } from './question-props.ts'

/**
 * A step with its texts. If the texts are omitted, the texts already registered for the step's id are kept.
 */
export type StepEntry = readonly [step: Step, text?: StepText]

export type LoadForm = () => Promise<{ default: ComponentType<QuestionProps> }>

/** Drawings of a journey; each is optional. */
export interface Drawings {
  /** Shows the progress of the order: during waits, at dead ends, above the order card and on the receipt. */
  readonly Scene?: ComponentType<SceneProps>
  /** Shown before there is an order to show. */
  readonly Opener?: ComponentType<OpeningPictureAndPromisesProps>
}

type Views = Readonly<Partial<Record<View, LoadForm>>>

/**
 * The steps, texts and components that a journey registers in the browser. A journey may register several
 * parts, each when its code is loaded. `npm run understand` loads these parts without a bundler, so a part of
 * a journey for customers may import components only lazily.
 */
export interface JourneyPart {
  readonly steps?: readonly StepEntry[]
  /** The name of the journey, if its chat has its own title. */
  readonly words?: JourneyWords
  /** Texts of pages with several steps, by form name. */
  readonly forms?: Readonly<Record<string, FormText>>
  /** Texts of the errors that the questions may report, by the key of the error. */
  readonly problems?: Readonly<Record<string, string>>
  /** Renders all pages of the journey. If omitted, the screens shared by all journeys are used. */
  readonly Screen?: ComponentType
  /**
   * 'fibre' means the drawings shared by several journeys (`src/questions/journey-illustrations.tsx`). A journey may
   * have its own drawings instead.
   */
  readonly drawings?: 'fibre' | Drawings
  /** Functions that load the forms of the journey's own questions, by view. */
  readonly views?: Views
  /**
   * Returns the text above the plans, which says that something is sold at the address. If omitted, no such
   * text is shown.
   */
  readonly found?: (order: Order) => string
}

interface Registered extends Pick<JourneyPart, 'Screen' | 'drawings' | 'found' | 'words'> {
  readonly texts: ReadonlyMap<StepId, StepText>
  readonly forms: Readonly<Record<string, FormText>>
  readonly views: Views
}

const nothing: Registered = { texts: new Map(), forms: {}, views: {} }
const registry = new Map<JourneyId, Registered>()

/** Error texts of all journeys, by the key of the error. An error has the same text in every journey. */
const problems: Record<string, string> = {}

/**
 * Registers a part of a journey. A step, form or view replaces the one that the journey registered under the
 * same name. The steps, forms and views of other journeys are not affected.
 */
export function addPart(journey: JourneyId, part: JourneyPart): void {
  const { steps = [], forms, views } = part
  const before = registeredPartOf(journey)
  const texts = steps.flatMap(([{ id }, text]): (readonly [StepId, StepText])[] => (text ? [[id, text]] : []))
  registry.set(journey, {
    texts: new Map([...before.texts, ...texts]),
    forms: { ...before.forms, ...forms },
    drawings: part.drawings ?? before.drawings,
    views: { ...before.views, ...views },
    Screen: part.Screen ?? before.Screen,
    found: part.found ?? before.found,
    words: part.words ?? before.words,
  })
  addSteps(
    journey,
    steps.map(([step]) => step),
  )
  addProblems(part.problems ?? {})
}

/** Registers error texts for code that is loaded separately from any journey. */
export function addProblems(more: Readonly<Record<string, string>>): void {
  Object.assign(problems, more)
}

export const registeredPartOf = (journey: JourneyId): Registered => registry.get(journey) ?? nothing

/** Error texts registered so far, by the key of the error. */
export const problemWords: Readonly<Record<string, string>> = problems
