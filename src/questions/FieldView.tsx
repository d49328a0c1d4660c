/** Renders one field of a step as a checkbox, radio cards, a select, a masked field or a text field. */
import { use } from 'react'
import type { Field, Values } from '../funnel/step-and-journey-types.ts'
import { LetterKeyboardContext } from '../ui/forms/letter-keyboard-context.ts'
import { CheckboxField } from '../ui/forms/CheckboxField.tsx'
import { MaskedField } from '../ui/forms/MaskedField.tsx'
import type { MaskWords } from '../ui/forms/input-mask-formats.ts'
import { CHAT_PROBLEM, type LabelStyle } from '../ui/forms/FieldTexts.tsx'
import { RadioCards } from '../ui/forms/RadioCards.tsx'
import { SelectField } from '../ui/forms/SelectField.tsx'
import { TextField } from '../ui/forms/TextField.tsx'
import type { OptionText, StepText } from '../content/text-types.ts'
import { ChatShowsProblemsContext } from './question-props.ts'

/** Props of FieldView: the field, its texts, and the values typed so far. */
export interface FieldViewProps {
  readonly field: Field
  readonly text: StepText
  readonly draft: Values
  /** Error texts by field name; the chat shows them as messages (ChatShowsProblemsContext). */
  readonly problems: Readonly<Record<string, string>>
  readonly onChange: (name: string, value: string) => void
  readonly as: LabelStyle
  /** Shown instead of the field's own label, for example the question of the step. */
  readonly label?: string
  readonly why?: string
  readonly whyId?: string
  /** Appended to the hint. It tells the visitor that the stored answer, shown masked, is kept. */
  readonly kept?: string
  /** Options of a select that are loaded from the server. */
  readonly options?: readonly OptionText[]
  /** Last field of the form: the Enter key of phones is labelled "send" instead of "next". */
  readonly last: boolean
  /** What a masked field takes besides a value. */
  readonly words?: MaskWords
}

/**
 * Chooses the layout of options: stacked if a text is long, tiles if there are many options, otherwise a row. A
 * tile is a third of the width, which at 360 px holds eight characters.
 */
function layoutOf(options: readonly OptionText[]): 'stack' | 'row' | 'tiles' {
  if (options.some(({ detail = '' }) => detail.length > 20)) return 'stack'
  if (options.length <= 3) return 'row'
  return options.every(({ label }) => label.length <= 8) ? 'tiles' : 'stack'
}

export function FieldView(props: FieldViewProps) {
  const { field, text, draft, problems, onChange, as, why, whyId, kept, options, last } = props
  const { name } = field
  const hasLetters = use(LetterKeyboardContext)
  const isSaid = use(ChatShowsProblemsContext)
  const shared = {
    name,
    label: props.label ?? text.labels[name] ?? name,
    value: draft[name] ?? '',
    onChange,
    as,
    why,
    whyId,
    hint: [text.hints?.[name], kept].filter(Boolean).join(' ') || undefined,
    error: isSaid ? undefined : problems[name],
    errorId: isSaid && problems[name] ? CHAT_PROBLEM : undefined,
  }
  const native = {
    autoComplete: field.autoComplete,
    autoCapitalize: field.autoCapitalize,
    inputMode: hasLetters ? ('text' as const) : field.inputMode,
    // in the chat whole sentences may be typed
    maxLength: props.words ? undefined : field.maxLength,
    placeholder: text.placeholders?.[name],
    enterKeyHint: last ? ('send' as const) : ('next' as const),
  }
  switch (field.kind) {
    case 'checkbox':
      return <CheckboxField {...shared} />
    case 'choice':
      return (
        <RadioCards
          {...shared}
          value={shared.value || (field.preselected ?? '')}
          options={options ?? text.options ?? []}
          layout={layoutOf(options ?? text.options ?? [])}
        />
      )
    case 'select':
      return (
        <SelectField
          {...shared}
          placeholder={text.placeholders?.[name] ?? ''}
          options={options}
          autoComplete={field.autoComplete}
        />
      )
    default:
      return field.mask ? (
        <MaskedField {...shared} {...native} mask={field.mask} words={props.words} />
      ) : (
        <TextField
          {...shared}
          {...native}
          type={field.inputMode === 'email' ? 'email' : 'text'}
          width={field.maxLength !== undefined && field.maxLength <= 64 ? 'short' : 'full'}
        />
      )
  }
}
