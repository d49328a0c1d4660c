import { useState } from 'react'
import { useSelector } from 'react-redux'
import { chat } from '../content/chat.ts'
import { states } from '../content/states.ts'
import type { OptionText } from '../content/types.ts'
import type { Field, Order, StepId, Values } from '../funnel/types.ts'
import { likelyTypo } from '../lib/email.ts'
import { selectBanks } from '../store/selectors.ts'
import { Question } from '../ui/forms/Question.tsx'
import { Notice, QuietButton } from '../ui/states/Notice.tsx'
import { FieldView } from './FieldView.tsx'
import { PageForm } from './PageForm.tsx'
import type { QuestionProps } from './question-props.ts'
import { useStep } from './useStep.ts'

/** The heading is the label of the first field when that is the one line of text the step asks for. */
function carriesQuestion(fields: readonly Field[]): boolean {
  const [first, ...rest] = fields
  return first?.kind === 'text' && rest.every((field) => field.optional)
}

function useOptions(order: Order): Record<string, readonly OptionText[]> {
  const banks = useSelector(selectBanks)
  return {
    bank: banks?.map((bank) => ({ value: bank.id, label: `${bank.code} ${bank.name}` })) ?? [],
    complemento1: order.complementTypes?.map(({ id, name }) => ({ value: id, label: name })) ?? [],
  }
}

/** A likely typo of a big domain is questioned once, never refused (ux.md, Inputs). */
function useDoubt(step: StepId, onAnswer: (values: Values) => void) {
  const [doubt, setDoubt] = useState<{ values: Values; suggestion: string } | null>(null)
  function answer(values: Values) {
    const suggestion = step === 'email' ? likelyTypo(values.email ?? '') : null
    if (suggestion && doubt?.values.email !== values.email) setDoubt({ values, suggestion })
    else onAnswer(values)
  }
  return { doubt, answer }
}

/** Every step that is asked with lines of text, boxes, lists and small choices. */
export function TextQuestion({ step: id, variant, Form = PageForm }: QuestionProps) {
  const { step, text, order, draft, problems, refusals, busy, onChange, onAnswer } = useStep(id)
  const options = useOptions(order)
  const { doubt, answer } = useDoubt(id, onAnswer)
  const fields = step.fields.filter((field) => field.shownWhen?.(draft, order) ?? true)
  const variantText = text.variants?.[draft.person_type ?? '']
  const heading = variantText?.heading ?? text.heading
  const why = variantText?.why ?? text.why
  const carries = carriesQuestion(fields)
  const masked = order.answers[id]?.masked
  const kept = masked ? states.kept(masked) : undefined
  const lines = fields.filter((field) => field.kind === 'text')

  return (
    <Form
      step={id}
      onAnswer={answer}
      busy={busy}
      refusals={refusals}
      submit={text.submit}
      layout={fields.length === 1 && !doubt ? 'line' : 'block'}
    >
      {variant === 'page' && !carries && <Question why={why}>{heading}</Question>}
      {fields.map((field, index) => {
        const first = index === 0 && carries
        return (
          <FieldView
            key={field.name}
            field={field}
            text={text}
            draft={draft}
            problems={problems}
            onChange={onChange}
            as={first ? (variant === 'page' ? 'question' : 'hidden') : 'label'}
            label={first ? heading : undefined}
            why={first && variant === 'page' ? why : undefined}
            kept={field === lines[0] ? kept : undefined}
            options={options[field.name]}
            last={field === lines.at(-1)}
            words={variant === 'chat'}
          />
        )
      })}
      {doubt && doubt.values.email === draft.email && (
        <Notice
          title={chat.emailDoubt(doubt.suggestion)}
          actions={
            <>
              <QuietButton onClick={() => onAnswer({ ...doubt.values, email: doubt.suggestion })}>
                {chat.emailDoubtYes}
              </QuietButton>
              <QuietButton onClick={() => onAnswer(doubt.values)}>{chat.emailDoubtNo}</QuietButton>
            </>
          }
        />
      )}
    </Form>
  )
}
