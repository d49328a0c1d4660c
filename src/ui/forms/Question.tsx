import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import './question.css'

/** How the text of a field is set: as the screen's question, as a small label, or for the ear only (chat). */
export type LabelStyle = 'question' | 'label' | 'hidden'

const labelClass = { question: 'question', label: 'label', hidden: 'hush' } as const

type QuestionProps = {
  /** The question: text, a label or a legend's content. */
  children: ReactNode
  why?: string
  id?: string
}

/** The screen's only h1, with its reason in one line. Use alone where no single field can be its label. */
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

/** Label of one field; as a question it is wrapped by the h1. */
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

/** Legend of a group of fields; as a question it wraps the h1. */
export function GroupLegend({ as, children }: { as: LabelStyle; children: ReactNode }) {
  return (
    <legend className={as === 'question' ? undefined : labelClass[as]}>
      {as === 'question' ? <h1 className="question">{children}</h1> : children}
    </legend>
  )
}

/** Ids of the texts that describe a field, in reading order; absent ones are left out. */
export function describedBy(
  id: string,
  texts: { why?: string; hint?: string; error?: string },
): string | undefined {
  const ids = (['why', 'hint', 'error'] as const).filter((key) => texts[key]).map((key) => `${id}-${key}`)
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** Why, hint and error of a field, with the ids that `describedBy` names. */
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
            <span className="hush">Erro: </span>
            {error}
          </span>
        </p>
      )}
    </>
  )
}
