/**
 * The question about a likely typo in an e-mail address, with a button for each answer. It is hidden once the typed
 * address has changed.
 */
import { useState } from 'react'
import { emailTypoQuestion } from '../content/email-typo-question.ts'
import type { Values } from '../funnel/step-and-journey-types.ts'
import { likelyTypo } from '../lib/email.ts'
import { Notice, QuietButton } from '../ui/states/Notice.tsx'

type Doubt = { readonly values: Values; readonly suggestion: string }

/**
 * Asks the visitor once to confirm an e-mail address that looks like a typo of a well-known domain. The
 * address is never rejected.
 * @param before an address accepted earlier; the visitor is not asked about it again
 */
export function useEmailTypoQuestion(onAnswer: (values: Values) => void, before?: string) {
  const [doubt, setDoubt] = useState<Doubt | null>(null)
  function answer(values: Values) {
    const typed = values.email ?? ''
    const suggestion = typed !== before ? likelyTypo(typed) : null
    if (suggestion && doubt?.values.email !== typed) setDoubt({ values, suggestion })
    else onAnswer(values)
  }
  return { doubt, answer }
}

type EmailDoubtProps = {
  readonly doubt: Doubt | null
  /** Current value of the field. */
  readonly typed: string | undefined
  readonly onAnswer: (values: Values) => void
}

export function EmailTypoQuestion({ doubt, typed, onAnswer }: EmailDoubtProps) {
  if (!doubt || doubt.values.email !== typed) return null
  return (
    <Notice
      title={emailTypoQuestion.ask(doubt.suggestion)}
      actions={
        <>
          <QuietButton onClick={() => onAnswer({ ...doubt.values, email: doubt.suggestion })}>
            {emailTypoQuestion.yes}
          </QuietButton>
          <QuietButton onClick={() => onAnswer(doubt.values)}>{emailTypoQuestion.no}</QuietButton>
        </>
      }
    />
  )
}
