/**
 * Form for the one-time code that was sent to the visitor. It shows where the code was sent and how long it is valid,
 * and has a button for a new code.
 */
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { codeWords } from '../content/one-time-code.ts'
import type { Values } from '../funnel/step-and-journey-types.ts'
import { newCodeRequested, draftChanged, lineAdded } from '../store/redux-actions.ts'
import { Question } from '../ui/forms/FieldTexts.tsx'
import { Notice, QuietButton } from '../ui/states/Notice.tsx'
import { FieldView } from './FieldView.tsx'
import { PageForm } from './PageForm.tsx'
import type { QuestionProps } from './question-props.ts'
import { useStep } from './useStep.ts'
import { WaitState } from './waits/WaitState.tsx'
import { digits } from '../lib/extract-digits.ts'
import { normaliseText } from '../lib/text.ts'

const timeOf = (at = Date.now()) =>
  new Date(at).toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit' })

const ANOTHER =
  /\b(?:reenvi\w*|(?:outro|novo) codigo|(?:manda|mande|envia|envie)\w* (?:outro|de novo|novamente|outra vez)|nao (?:recebi|chegou|veio)|perdi o codigo)\b/

/** Whether a message contains no code but a request for a new one: 'não recebi', 'reenviar'. */
export function asksForAnotherCode(text: string): boolean {
  return digits(text).length < 6 && (ANOTHER.test(normaliseText(text)) || normaliseText(text) === 'outro')
}

export default function CodeQuestion({ step: id, variant, Form = PageForm }: QuestionProps) {
  const dispatch = useDispatch()
  const { step, text, order, draft, problems, refusals, busy, onChange, onAnswer } = useStep(id)
  const { code } = order.facts
  const [field] = step.fields
  const sentAt = code?.sentAt
  const [firstSentAt, setFirstSentAt] = useState(sentAt)
  if (firstSentAt === undefined && sentAt !== undefined) setFirstSentAt(sentAt)
  const inChat = variant === 'chat'

  /**
   * Submits the typed code. In the chat, a message such as "não recebi" (I did not get it) requests a new
   * code instead.
   */
  function answer(values: Values) {
    const typed = values[field?.name ?? ''] ?? ''
    if (!inChat || !asksForAnotherCode(typed)) {
      onAnswer(values)
      return
    }
    dispatch(lineAdded({ step: id, who: 'visitor', text: typed }))
    dispatch(draftChanged({ step: id, name: field?.name ?? '', value: '' }))
    dispatch(newCodeRequested())
  }

  const words = firstSentAt === undefined || sentAt === firstSentAt ? codeWords.sent : codeWords.sentAgain
  const isVerified = code?.isVerified === true
  return (
    <Form
      step={id}
      onAnswer={answer}
      busy={busy}
      refusals={refusals}
      submit={isVerified ? codeWords.continue : text.submit}
      layout="block"
    >
      {!inChat && (isVerified || !field) && <Question>{text.heading}</Question>}
      {isVerified && <Notice tone="done">{codeWords.verified}</Notice>}
      {field && !(isVerified && !inChat) && (
        <FieldView
          // in the chat the code may be part of a sentence, or the visitor may request a new one
          field={inChat ? { ...field, maxLength: undefined } : field}
          text={text}
          draft={draft}
          problems={problems}
          onChange={onChange}
          as={inChat ? 'hidden' : 'question'}
          label={text.heading}
          why={inChat ? undefined : text.why}
          last
        />
      )}
      {!isVerified && (
        <>
          <p className="hint" role="status">
            <span key={sentAt}>
              {code && code.sentTo !== null
                ? words(code.sentTo || codeWords.yourMail, timeOf(code.sentAt), code.minutes)
                : busy
                  ? codeWords.sending
                  : ''}
            </span>
          </p>
          <WaitState isInForm />
          <p>
            <QuietButton onClick={() => dispatch(newCodeRequested())}>{codeWords.another}</QuietButton>
          </p>
        </>
      )}
    </Form>
  )
}
