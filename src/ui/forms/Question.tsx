import CircleAlert from 'lucide-react/icons/circle-alert'
import { createContext, use, type ReactNode } from 'react'
import './question.css'

/** How a field's text is presented: as the screen's question, as a small label, or visually hidden (chat). */
export type LabelStyle = 'question' | 'label' | 'hidden'

const labelClass = { question: 'question', label: 'label', hidden: 'hush' } as const

/** Said to screen readers before a problem. */
export const ErrorWord = createContext('Erro: ')

/** Id of the reason of the chat's current question: it is in the transcript, away from its field. */
export const WHY = 'porque'

type QuestionProps = {
  /** The question: text, a label or the content of a legend. */
  children: ReactNode
  why?: string
  id?: string
}

/** The screen's only h1, with its reason in one line. Use it alone when no single field can serve as its label. */
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

/** A field's label; when it is the question, an h1 wraps it. */
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

/** A fieldset's legend; when it is the question, it wraps the h1. */
export function GroupLegend({ as, children }: { as: LabelStyle; children: ReactNode }) {
  return (
    <legend className={as === 'question' ? undefined : labelClass[as]}>
      {as === 'question' ? <h1 className="question">{children}</h1> : children}
    </legend>
  )
}

/** Ids of the texts that describe a field, in reading order; absent ones are omitted. */
export function describedBy(
  id: string,
  texts: { why?: string; whyId?: string; hint?: string; error?: string },
): string | undefined {
  const own = (['why', 'hint', 'error'] as const).filter((key) => texts[key]).map((key) => `${id}-${key}`)
  const ids = texts.whyId ? [texts.whyId, ...own] : own
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** A field's reason, hint and error, with the ids that `describedBy` returns. */
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
          <CircleAlert size={20} aria-hidden="true" />
          <span>
            <span className="hush">{errorWord}</span>
            {error}
          </span>
        </p>
      )}
    </>
  )
}
