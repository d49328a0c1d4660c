/** What a visitor means, beside what is recorded so far. */
import type { StepId, Values } from '../../src/funnel/step-and-journey-types.ts'
import type { Chat } from './chat.ts'
import { isAsMeant } from './stored-and-meant.ts'
import type { Talk } from './talk.ts'

/** What waits for its own yes, whatever else is said: never agreed to by going on. */
export const BINDING: ReadonlySet<StepId> = new Set([
  'cpf',
  'consulta-cpf',
  'conta-debito',
  'confirmacao',
  'codigo',
])
/** Forms of several fields, which a person fills in. */
export const FORMS: ReadonlySet<StepId> = new Set(['validacao', 'instalacao'])

/** What the review does not show, or what cannot be changed there. */
const NOT_AT_REVIEW: ReadonlySet<StepId> = new Set([
  'confirmacao',
  'consulta-cpf',
  'confirmacao-colaborador',
  'codigo',
])

export class Meant {
  readonly #talk: Talk
  readonly #chat: Chat

  constructor(talk: Talk, chat: Chat) {
    this.#talk = talk
    this.#chat = chat
  }

  aimOf(step: StepId): Values {
    return this.#talk.aim[step] ?? this.#chat.anyAnswer(step)
  }

  isAsMeant(step: StepId): boolean {
    return isAsMeant(this.aimOf(step), this.#chat.recorded()[step], this.#chat.seen())
  }

  /** The steps of the aim whose answer is recorded, but another one. */
  wrongSteps(): StepId[] {
    const recorded = this.#chat.recorded()
    return Object.keys(this.#talk.aim).filter(
      (step) => !NOT_AT_REVIEW.has(step) && recorded[step] !== undefined && !this.isAsMeant(step),
    )
  }

  /** What of the aim is still to be said, by step. */
  openAims(): ReadonlyMap<StepId, Values> {
    return new Map(Object.keys(this.#talk.aim).map((step) => [step, this.openAimOf(step)]))
  }

  openPart(step: StepId): string | null {
    const part = step === this.#chat.step() ? this.#chat.part() : null
    return part !== null && this.aimOf(step)[part] !== undefined ? part : null
  }

  /** What of the aim the open question asks: a part, or all of it. */
  openAimOf(step: StepId): Values {
    const part = this.openPart(step)
    const aim = this.aimOf(step)
    return part === null ? aim : { [part]: aim[part] ?? '' }
  }

  /** The next question that the visitor has an answer to. */
  nextAfter(step: StepId): StepId | undefined {
    const steps = this.#chat.steps()
    const later = steps.slice(steps.indexOf(step) + 1)
    return later.find(
      (each) => this.#talk.aim[each] !== undefined && !this.isAsMeant(each) && each !== 'confirmacao',
    )
  }
}
