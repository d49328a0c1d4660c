/** Renders the fields of a step without the surrounding form. In the chat, a single text field may replace them. */
import { use, useState } from 'react'
import { useSelector, useDispatch } from 'react-redux'
import { waitAndErrorWords } from '../content/loading-saving-and-failures.ts'
import type { OptionText } from '../content/text-types.ts'
import type { Field, Order, SingleTextField } from '../funnel/step-and-journey-types.ts'
import { selectBanks, selectBanksProblem } from '../store/selectors.ts'
import { singleTextFieldOf } from '../funnel/single-text-field-in-chat.ts'
import { Question, WHY } from '../ui/forms/FieldTexts.tsx'
import { FieldView } from './FieldView.tsx'
import { ChatIntroductionContext } from './chat-introduction-context.ts'
import { maskedText } from './format-answer-as-text.ts'
import { wordingOf, chatWordingOf } from './look-up-step-texts.ts'
import type { Variant } from './question-props.ts'
import type { AskedStep } from './useStep.ts'
import { problemText } from './turn-problems-into-messages.ts'
import { retryRequested } from '../store/redux-actions.ts'
import { Notice, QuietButton } from '../ui/states/Notice.tsx'
import { UNKNOWN_CEP } from '../content/unknown-cep-button.ts'
import { streetInstead } from '../lib/street-instead-of-cep.ts'
import { lazily } from '../ui/lazy-component.tsx'
import { callOnChangePerField } from './call-on-change-per-field.ts'

/**
 * The chat's single text field for a step, in place of the step's separate fields. The typed text is split into values
 * for those fields and stored as unsent input, so it also appears on the step's page.
 */
function ChatTextField({ asked, line }: { readonly asked: AskedStep; readonly line: SingleTextField }) {
  const { id, step, text, order, draft, problems, onChange } = asked
  const { name } = line.field
  const introduction = use(ChatIntroductionContext)
  const value = line.text(draft)
  const masked = maskedText(order, id)
  const like = step.fields.find(
    ({ kind, shownWhen }) => kind === 'text' && shownWhen?.(draft, order) !== false,
  )
  // the on-screen keyboard must not change while the visitor types
  const [inputMode, setInputMode] = useState(like?.inputMode)
  if (value === '' && inputMode !== like?.inputMode) setInputMode(like?.inputMode)
  const { heading, why } = chatWordingOf(order, id, draft)
  const { second } = text
  const isSecond = second !== undefined && line === step.second?.line

  return (
    <FieldView
      key={name}
      field={{ ...line.field, inputMode, mask: line.mask?.(draft) ?? line.field.mask }}
      text={{
        ...text,
        hints: { [name]: (isSecond ? second.line : text.line) ?? text.hints?.[like?.name ?? ''] ?? '' },
        placeholders: { [name]: text.placeholders?.[like?.name ?? ''] ?? '' },
      }}
      draft={{ [name]: value }}
      problems={Object.fromEntries(Object.values(problems).map((problem) => [name, problem]))}
      onChange={(_name, typed) => callOnChangePerField(line.read(typed, draft), draft, onChange)}
      as="hidden"
      label={introduction + heading}
      whyId={why && WHY}
      kept={masked ? waitAndErrorWords.kept(masked) : undefined}
      last
      words="message"
    />
  )
}

/**
 * Whether the step's heading is also the label of its first field. That field must be a text field, followed
 * only by optional fields.
 */
function carriesQuestion(fields: readonly Field[]): boolean {
  const [first, ...rest] = fields
  return first?.kind === 'text' && !first.isLabelled && rest.every((field) => field.optional)
}

function useOptions(order: Order): Record<string, readonly OptionText[]> {
  const banks = useSelector(selectBanks)
  return {
    bank: banks?.map((bank) => ({ value: bank.id, label: `${bank.code} ${bank.name}` })) ?? [],
    complemento1: order.facts.complementTypes?.map(({ id, name }) => ({ value: id, label: name })) ?? [],
  }
}

export type StepFieldsProps = {
  readonly asked: AskedStep
  readonly variant: Variant
  /** Whether several steps share the page; the page then has its own heading. */
  readonly isPart?: boolean
  /** Note shown at the step's first field on a page with several steps. */
  readonly note?: string
  /** Whether the step's last field is also the last one of the form. */
  readonly isLast?: boolean
  /**
   * Adds to the options of a choice what they cost. Passed by what shows the question of the payment, so that the first
   * questions load without it.
   */
  readonly priced?: typeof import('./direct-debit-notes.ts').optionsWithSavings
}

export function StepFields(props: StepFieldsProps) {
  const { asked, variant } = props
  const line = singleTextFieldOf(asked.order, asked.step)
  return line && variant === 'chat' ? <ChatTextField asked={asked} line={line} /> : <Fields {...props} />
}

/** Opens the search for a CEP, also if the visitor has sent words instead of one. */
const CepFinder = lazily(async () => import('./address/OrderCepFinder.tsx'), { isOptional: true })

function CepFinderButton({ asked }: { readonly asked: AskedStep }) {
  const { id, draft, problems, refusals } = asked
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
  const instead = problems.cep ? streetInstead(draft.cep ?? '') : null
  const [seen, setSeen] = useState(refusals)
  if (refusals !== seen) {
    setSeen(refusals)
    if (instead !== null) setIsOpen(true)
  }
  return (
    <>
      <div>
        <QuietButton onClick={() => setIsOpen(true)}>{UNKNOWN_CEP}</QuietButton>
      </div>
      {isOpen !== null && (
        <CepFinder step={id} isOpen={isOpen} onClose={() => setIsOpen(false)} start={instead ?? ''} />
      )}
    </>
  )
}

function Fields({ asked, variant, isPart = false, note, isLast = true, priced }: StepFieldsProps) {
  const { id, step, text, order, draft, problems, onChange } = asked
  const options = useOptions(order)
  const introduction = use(ChatIntroductionContext)
  const fields = step.fields.filter((field) => field.shownWhen?.(draft, order) ?? true)
  const { heading, why } = wordingOf(order, id, draft)
  const carries = carriesQuestion(fields) && !isPart
  const masked = maskedText(order, id)
  const kept = masked ? waitAndErrorWords.kept(masked) : undefined
  const lines = fields.filter((field) => field.kind === 'text')
  const isHeaded = variant === 'page' && !carries && !isPart
  return (
    <>
      {isHeaded && <Question why={why}>{heading}</Question>}
      {step.needs === 'town' && order.facts.addressLine && (
        <p className="hint" role="status">
          {order.facts.addressLine}
        </p>
      )}
      {step.needs === 'banks' && <BanksProblem />}
      {fields.map((field, index) => {
        const first = index === 0 && carries
        const view = (
          <FieldView
            key={field.name}
            field={field}
            text={text}
            draft={draft}
            problems={problems}
            onChange={onChange}
            as={first ? (variant === 'page' ? 'question' : 'hidden') : 'label'}
            label={first ? introduction + heading : undefined}
            why={first && variant === 'page' ? why : undefined}
            whyId={index === 0 && variant === 'chat' && why ? WHY : undefined}
            kept={field === lines[0] ? kept : index === 0 ? note : undefined}
            options={
              field.kind === 'choice' ? (priced?.(order, text.options) ?? text.options) : options[field.name]
            }
            last={isLast && field === lines.at(-1)}
            // also words that say that the CEP is not known
            words={variant === 'chat' ? 'message' : field.said === 'cep' ? 'instead' : undefined}
          />
        )
        return field.said === 'cep' && variant === 'page'
          ? [view, <CepFinderButton key="unknown" asked={asked} />]
          : view
      })}
    </>
  )
}

/** Error shown with a retry button if the list of banks could not be loaded. */
function BanksProblem() {
  const dispatch = useDispatch()
  const problem = useSelector(selectBanksProblem)
  if (!problem) return null
  const retry = (
    <QuietButton onClick={() => void dispatch(retryRequested())}>{waitAndErrorWords.retry}</QuietButton>
  )
  return <Notice tone="error" title={problemText(problem)} actions={retry} />
}
