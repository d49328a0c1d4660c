/** Which questions' values are looked for in a message, and by which kind. */
import { idsOf, stepOf } from '../funnel/journey-registry.ts'
import { isOptional } from '../funnel/optional-questions.ts'
import type { Step } from '../funnel/step-and-journey-types.ts'
import type { Correction } from './corrections.ts'
import type { Kind } from './kinds/kind.ts'
import type { Situation, ValueKind } from './reading.ts'
import { birth } from './kinds/birth.ts'
import { account } from './kinds/account.ts'
import { cep } from './kinds/cep.ts'
import { choice, quiz } from './kinds/choice.ts'
import { code } from './kinds/code.ts'
import { consent } from './kinds/order-yes.ts'
import { debit } from './kinds/debit.ts'
import { document } from './kinds/document.ts'
import { dueDay } from './kinds/due-day.ts'
import { email } from './kinds/email.ts'
import { house } from './kinds/house.ts'
import { mother, name } from './kinds/name.ts'
import { phone } from './kinds/phone.ts'
import { place } from './kinds/kept-address.ts'
import { plan } from './kinds/plan.ts'
import { street } from './kinds/street.ts'
import { freeText } from './kinds/text.ts'
import { visit } from './kinds/visit.ts'

const PERSONAL: readonly Kind[] = [cep, email, document, phone, birth, name, mother, house, street, place]
const CHOSEN: readonly Kind[] = [account, plan, dueDay, debit, visit, code, choice, quiz, freeText, consent]
const KINDS = new Map([...PERSONAL, ...CHOSEN].map((kind) => [kind.kind, kind]))

/** A question with a kind of value that it asks for, and where the message corrects its answer. */
interface ToRead {
  readonly step: Step
  readonly kind: Kind
  readonly correction?: Correction | undefined
}

/** Returns the answers that are corrected, the open question and the others of the journey, with their kinds. */
export function stepsToRead(
  { order, step: open }: Situation,
  corrections: readonly Correction[],
): readonly ToRead[] {
  const ids = new Set([...corrections.map(({ step }) => step), open, ...idsOf(order, 'chat')])
  const steps = [...ids].map((id) => stepOf(order, id))
  const isAboutOther = asksAboutOther(stepOf(order, open))
  const taken = new Set<ValueKind>()
  return steps.flatMap((step) => {
    // a friend's telephone is not looked for at the visitor's questions, nor the visitor's at the friend's
    if (step.id !== open && (step.kind === 'outcome' || asksAboutOther(step) !== isAboutOther)) return []
    return kindsOf(step).flatMap((wanted) => {
      const kind = KINDS.get(wanted)
      if (!kind || taken.has(wanted)) return []
      taken.add(wanted)
      return [{ step, kind, correction: corrections.find((each) => each.step === step.id) }]
    })
  })
}

const asksAboutOther = ({ fields }: Step): boolean => fields.some(({ isOfSomeoneElse }) => isOfSomeoneElse)

/** The kinds of value that a step asks for. */
export function kindsOf(step: Step): readonly ValueKind[] {
  const said = step.fields.flatMap((field) => field.said ?? [])
  if (step.view === 'review') return ['consent']
  if (said.length > 0) return said
  if (step.fields.some(({ kind }) => kind === 'choice')) return ['choice']
  return isOptional(step) ? ['text'] : []
}
