import { useState } from 'react'
import { chat } from '../content/chat.ts'
import type { Step, Values } from '../funnel/types.ts'
import { likelyTypo } from '../lib/email.ts'
import { Notice, QuietButton } from '../ui/states/Notice.tsx'
import { PageForm } from './PageForm.tsx'
import type { QuestionProps } from './question-props.ts'
import { StepFields } from './StepFields.tsx'
import { useStep } from './useStep.ts'

/** A likely typo of a big domain is questioned once, never refused (ux.md, Inputs). */
function useDoubt({ fields }: Step, onAnswer: (values: Values) => void) {
  const [doubt, setDoubt] = useState<{ values: Values; suggestion: string } | null>(null)
  const asksEmail = fields.length <= 2 && fields.some((field) => field.name === 'email')
  function answer(values: Values) {
    const suggestion = asksEmail ? likelyTypo(values.email ?? '') : null
    if (suggestion && doubt?.values.email !== values.email) setDoubt({ values, suggestion })
    else onAnswer(values)
  }
  return { doubt, answer }
}

/** Every step that is asked with lines of text, boxes, lists and small choices. */
export function TextQuestion({ step: id, variant, Form = PageForm }: QuestionProps) {
  const { step, text, order, draft, refusals, busy, onAnswer } = useStep(id)
  const { doubt, answer } = useDoubt(step, onAnswer)
  const fields = step.fields.filter((field) => field.shownWhen?.(draft, order) ?? true)
  return (
    <Form
      step={id}
      onAnswer={answer}
      busy={busy}
      refusals={refusals}
      submit={text.submit}
      layout={fields.length === 1 && !doubt ? 'line' : 'block'}
    >
      <StepFields step={id} variant={variant} />
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
