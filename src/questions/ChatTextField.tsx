/**
 * The chat's single text field for a step, in place of the step's separate fields. The typed text is split into values
 * for those fields and stored as unsent input, so it also appears on the step's page.
 */
import { use, useState } from 'react'
import { waitAndErrorWords } from '../content/loading-saving-and-failures.ts'
import type { SingleTextField } from '../funnel/step-and-journey-types.ts'
import { WHY } from '../ui/forms/FieldTexts.tsx'
import { maskedText } from './format-answer-as-text.ts'
import { callOnChangePerField } from './call-on-change-per-field.ts'
import { ChatIntroductionContext } from './chat-introduction-context.ts'
import { FieldView } from './FieldView.tsx'
import { chatWordingOf } from './look-up-step-texts.ts'
import type { AskedStep } from './useStep.ts'

export function ChatTextField({
  asked,
  line,
}: {
  readonly asked: AskedStep
  readonly line: SingleTextField
}) {
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
