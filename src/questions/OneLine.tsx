import { use, useState } from 'react'
import { states } from '../content/states.ts'
import type { ChatLine, StepId, Values } from '../funnel/types.ts'
import { PrimaryButton } from '../ui/forms/PrimaryButton.tsx'
import { WHY } from '../ui/forms/Question.tsx'
import { QuietButton } from '../ui/states/Notice.tsx'
import { maskedText } from './answer-text.ts'
import { FieldView } from './FieldView.tsx'
import { SaidContext } from './said.ts'
import { chatWordingOf } from './texts.ts'
import { useStep } from './useStep.ts'

/** The line that the chat asks for in place of a step's fields. Their drafts contain it, so that pages show it too. */
export function OneLine({ id, line }: { readonly id: StepId; readonly line: ChatLine }) {
  const { step, text, order, draft, problems, onChange } = useStep(id)
  const { name } = line.field
  const isSaid = use(SaidContext)
  const value = line.text(draft)
  const masked = maskedText(order, id)
  const like = step.fields.find(
    ({ kind, shownWhen }) => kind === 'text' && shownWhen?.(draft, order) !== false,
  )
  // the keyboard does not change under the typing hand
  const [inputMode, setInputMode] = useState(like?.inputMode)
  if (value === '' && inputMode !== like?.inputMode) setInputMode(like?.inputMode)
  const { heading, why } = chatWordingOf(order, id, draft)
  const { second } = text
  const isSecond = second !== undefined && line === step.second?.line

  return (
    <FieldView
      key={name}
      field={{ ...line.field, inputMode }}
      text={{
        ...text,
        hints: { [name]: (isSecond ? second.line : text.line) ?? text.hints?.[like?.name ?? ''] ?? '' },
        placeholders: { [name]: text.placeholders?.[like?.name ?? ''] ?? '' },
      }}
      draft={{ [name]: value }}
      problems={isSaid ? {} : Object.fromEntries(Object.values(problems).map((problem) => [name, problem]))}
      onChange={(_name, typed) => take(line.read(typed, draft), draft, onChange)}
      as="hidden"
      label={heading}
      whyId={why && WHY}
      kept={masked ? states.kept(masked) : undefined}
      last
      words
    />
  )
}

/** The button that says that there is nothing to add: "É casa" (D80). */
export function NothingMore({ label, onPress }: { readonly label?: string; readonly onPress: () => void }) {
  return (
    <div className="composer__none">
      <PrimaryButton type="button" tone="secondary" onClick={onPress}>
        {label}
      </PrimaryButton>
    </div>
  )
}

/** Where a line can be one of two things, the button for the other one: a CNPJ in place of a CPF (D17). */
export function OtherChoice({ id, line }: { readonly id: StepId; readonly line: ChatLine }) {
  const { step, text, draft, onChange } = useStep(id)
  const choice = step.fields.find(({ kind }) => kind === 'choice')
  const current = choice && (draft[choice.name] ?? choice.preselected)
  const other = choice && text.options?.find((option) => option.value !== current)
  if (!other) return null
  const onClick = () => take(line.read('', { [choice.name]: other.value }), draft, onChange)
  return (
    <QuietButton onClick={onClick}>
      {other.label}, {other.detail}
    </QuietButton>
  )
}

function take(values: Values, draft: Values, onChange: (name: string, value: string) => void) {
  for (const [name, typed] of Object.entries(values)) if ((draft[name] ?? '') !== typed) onChange(name, typed)
}
