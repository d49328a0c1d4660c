/** Texts around a field: its question, label or legend, the reason for asking, the hint and the error. */
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import { Icon } from '../Icon.ts'
import { createContext, use, type ReactNode } from 'react'
import './field-texts.css'

/** How a field's text is presented: as the screen's question, as a small label, or visually hidden (chat). */
export type LabelStyle = 'question' | 'label' | 'hidden'

const labelClass = { question: 'question', label: 'label', hidden: 'hush' } as const

/** React context with the prefix of error messages for screen readers. */
export const ErrorWord = createContext('Erro: ')

/**
 * Id of the element with the reason for the chat's current question. That element is in the conversation, not
 * beside the field.
 */
export const WHY = 'porque'
/** Id of the chat message that says what is wrong with the latest answer to the current question. */
export const CHAT_PROBLEM = 'o-que-falta'

type QuestionProps = {
  children: ReactNode
  why?: string
  id?: string
}

/**
 * A question with its reason, as the only h1 of the screen. Used if the question cannot be the label of a
 * single field.
 */
export function Question({ children, why, id }: QuestionProps) {
  return (
    <div className="question-block">
      <h1 className="question" id={id} tabIndex={-1}>
        {children}
      </h1>
      {why && <p className="why">{why}</p>}
    </div>
  )
}

/** Label of a field. If it is the question of the screen, it is wrapped in an h1. */
export function FieldLabel({
  as,
  htmlFor,
  children,
}: {
  as: LabelStyle
  htmlFor: string
  children: ReactNode
}) {
  if (as !== 'question') {
    return (
      <label className={labelClass[as]} htmlFor={htmlFor}>
        {children}
      </label>
    )
  }
  return (
    <h1 className="question">
      <label htmlFor={htmlFor}>{children}</label>
    </h1>
  )
}

/** Legend of a fieldset. If it is the question of the screen, it contains an h1. */
export function GroupLegend({ as, children }: { as: LabelStyle; children: ReactNode }) {
  return (
    <legend className={as === 'question' ? undefined : labelClass[as]}>
      {as === 'question' ? <h1 className="question">{children}</h1> : children}
    </legend>
  )
}

/** Returns the ids of the texts that describe a field, in reading order, for `aria-describedby`. */
export function describedBy(
  id: string,
  texts: { why?: string; whyId?: string; hint?: string; error?: string; errorId?: string },
): string | undefined {
  const own = (['why', 'hint', 'error'] as const).filter((key) => texts[key]).map((key) => `${id}-${key}`)
  const ids = [texts.errorId, texts.whyId, ...own].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** The reason, hint and error of a field, with the ids that `describedBy` returns. */
export function FieldTexts({
  id,
  why,
  hint,
  error,
}: {
  id: string
  why?: string
  hint?: string
  error?: string
}) {
  const errorWord = use(ErrorWord)
  return (
    <>
      {why && (
        <p className="why" id={`${id}-why`}>
          {why}
        </p>
      )}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="error" id={`${id}-error`}>
          <Icon shapes={CircleAlert} size={20} />
          <span>
            <span className="hush">{errorWord}</span>
            <span>{error}</span>
          </span>
        </p>
      )}
    </>
  )
}
