/** The fields of a form that changes the shop's draft, from its table. */
import { shopDraftWords } from '../../content/desk/shop-plans.ts'
import {
  fieldsIn,
  shownIn,
  type Choices,
  type FormRows,
  type TypedFields,
} from '../../lib/form-field-tables.ts'
import { refuse } from '../declare-desk-page.ts'
import { DraftBox, DraftField, DraftSelect } from './ShopDraftForm.tsx'

type DraftFieldsProps<Group extends string> = {
  readonly rows: FormRows<never, Group>
  /** The group of fields that is shown. */
  readonly of: Group
  /** What may be chosen, by the names of the fields. */
  readonly choices?: Choices
  /** What empty fields mean, by their names; undefined if they must be filled. */
  readonly inherited?: Readonly<Record<string, string>>
}

type Field = ReturnType<typeof fieldsIn<never, string>>[number]

/** Shows a group of fields of a form. Fields of a kind of their own are left to the page. */
export const DraftFields = <Group extends string>({
  rows,
  of,
  choices,
  inherited,
}: DraftFieldsProps<Group>) =>
  fieldsIn(rows, of).map((field) => (
    <OneField
      key={field.name}
      field={field}
      choices={choices?.[field.name]}
      inherited={inherited?.[field.name]}
    />
  ))

type OneFieldProps = {
  readonly field: Field
  readonly choices: Choices[string] | undefined
  readonly inherited: string | undefined
}

function OneField({ field, choices: given = [], inherited }: OneFieldProps) {
  const { name, label, kind, type, inputMode, required, rows } = field
  const ifEmpty = inherited === undefined ? undefined : field.inherits?.(inherited)
  const hint = ifEmpty ?? field.hint
  const choices = [
    ...(ifEmpty === undefined ? [] : [['', ifEmpty] as const]),
    ...(typeof field.choices === 'object' ? field.choices : given),
  ]
  switch (kind.input) {
    case 'line':
    case 'lines':
      return <DraftField {...{ name, label, hint, type, inputMode, required, rows }} />
    case 'select':
      return <DraftSelect name={name} label={label} options={choices} />
    case 'tick':
      return <DraftBox name={name} label={label} hint={hint} />
    case 'ticks':
      return (
        <fieldset className="desk-choices">
          <legend className="desk-label">{label}</legend>
          {choices.map(([value, text]) => (
            <DraftBox key={value} name={`${kind.box}.${value}`} label={text} />
          ))}
        </fieldset>
      )
    case 'own':
      return null
  }
}

/** Refuses a form of something that a colleague has removed meanwhile, and says what was typed into it. */
export function goneWith<Group extends string>(rows: FormRows<never, Group>, typed: TypedFields) {
  const shown = shownIn(typed)
  const changed = fieldsIn(rows).filter(({ name }) => typed[name] && typed[name] !== shown[name])
  return refuse(
    409,
    shopDraftWords.gone(changed.map(({ name, label }) => `${label}: ${typed[name]}`).join('; ')),
  )
}
