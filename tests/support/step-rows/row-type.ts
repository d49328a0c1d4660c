/** The type of a row of test data that describes one step. */
import type { Lead } from '../../../src/contract/lead.ts'
import type {
  Answer,
  DataToClear,
  Order,
  Save,
  Stage,
  StepId,
  StepKind,
  Target,
  Values,
} from '../../../src/funnel/step-and-journey-types.ts'

type Accepted = { readonly raw: Values; readonly values: Values; readonly in?: Order }
type Refused = { readonly raw: Values; readonly problems: Values; readonly in?: Order }
type Led = { readonly when: string; readonly order: Order }

/** The expected behaviour of one step. */
export type StepRow = {
  readonly id: StepId
  /** `/checkout/<id>/` by default. */
  readonly path?: string
  readonly stage: Stage
  /** 'question' by default. */
  readonly kind?: StepKind
  /** The step that follows its answer, the first time or later. */
  readonly next: readonly (Led & { readonly to: StepId })[]
  /** The step to which its back link leads. */
  readonly back: readonly (Led & { readonly to: Target })[]
  /** The result of opening it by its address: 'allowed', or the step shown instead. */
  readonly guard: readonly (Led & { readonly to: Target })[]
  readonly accepts?: readonly Accepted[]
  readonly refuses?: readonly Refused[]
  readonly save?: readonly { readonly values: Values; readonly call: Save | null }[]
  readonly restore?: readonly { readonly lead: Lead; readonly answer: Answer | null }[]
  readonly show?: readonly { readonly values: Values; readonly text: string; readonly in?: Order }[]
  readonly secret?: true
  readonly clears?: readonly DataToClear[]
}
