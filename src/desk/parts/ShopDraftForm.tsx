/**
 * The form that edits a part of the shop's draft, and its fields. They show typed values, problems, and what someone
 * else has saved in the meantime.
 */
import { createContext, use, type ReactNode } from 'react'
import { placesInList } from '../../content/desk/list-words.ts'
import { formatDayAndTime } from '../../content/desk/number-and-date-formats.ts'
import { shopDraftWords as words } from '../../content/desk/shop-plans.ts'
import type { Choice } from '../../lib/form-field-tables.ts'
import { Button } from './Button.tsx'
import { DeskNotice } from './DeskNotice.tsx'
import { CsrfForm } from './CsrfForm.tsx'
import { FormField, type FieldProps, FormSelect } from './FormFields.tsx'
import type { DraftFinding } from '../../../server/rules/desk/link-findings-to-desk-forms.ts'
import type { DraftForm, DraftState } from '../../../server/services/desk/shop-draft-page-data.ts'

const DraftFormContext = createContext<DraftForm>({
  fields: {},
  problems: {},
  stored: null,
  before: '',
})

type DraftFormProps = {
  readonly action: string
  readonly form: DraftForm
  readonly draft: DraftState
  readonly submit: string
  /** Whether the page shows its notices elsewhere, above what comes before the form. */
  readonly hasNoticesAbove?: boolean
  /** Whether its button stays in sight at the top of the window. */
  readonly isLong?: boolean
  readonly children: ReactNode
}

/** Says why a form was not stored, with links to the fields that are wrong. */
export function DraftFormNotices({ form, draft }: Pick<DraftFormProps, 'form' | 'draft'>) {
  const problems = Object.entries(form.problems)
  return (
    <>
      {form.stored !== null && (
        <DeskNotice
          kind="error"
          text={
            draft ? words.overtaken(draft.changedBy, formatDayAndTime(draft.changedAt)) : words.overtakenLive
          }
        />
      )}
      {problems.length > 0 && (
        <DeskNotice kind="error">
          <p>{words.unsaved}</p>
          <ul>
            {problems.map(([name, text]) => (
              <li key={name}>
                <a href={`#${name}`}>{text}</a>
              </li>
            ))}
          </ul>
        </DeskNotice>
      )}
    </>
  )
}

/** A form whose fields find their values by their names. */
export function DraftFormView(props: DraftFormProps) {
  const { action, form, draft, submit, hasNoticesAbove = false, isLong = false, children } = props
  return (
    <DraftFormContext value={form}>
      {!hasNoticesAbove && <DraftFormNotices form={form} draft={draft} />}
      <CsrfForm action={action} className="desk-form">
        <input type="hidden" name="antes" value={form.before} />
        {/* also what Enter presses, before the buttons that move plans */}
        {isLong && (
          <div className="desk-sticky desk-sticky--top">
            <Button label={submit} />
          </div>
        )}
        {children}
        {!isLong && <Button label={submit} />}
      </CsrfForm>
    </DraftFormContext>
  )
}

/** Says what is stored if it differs from what the field shows. */
function Stored({ name, textOf }: { readonly name: string; readonly textOf?: (value: string) => string }) {
  const { fields, stored } = use(DraftFormContext)
  const now = stored?.[name] ?? ''
  if (stored === null || now === (fields[name] ?? '')) return null
  return <p className="desk-hint">{now === '' ? words.storedEmpty : words.stored(textOf?.(now) ?? now)}</p>
}

/**
 * A field for a text, a price, a number or a time. The server refuses what is too long: with `maxlength` browsers cut
 * what is pasted, and say nothing.
 */
export function DraftField({ name, ...rest }: Omit<FieldProps, 'problem' | 'maxLength'>) {
  const { fields, problems } = use(DraftFormContext)
  return (
    <div>
      <FormField {...rest} name={name} defaultValue={fields[name] ?? ''} problem={problems[name]} />
      <Stored name={name} />
    </div>
  )
}

/** The choice of an item's place in its list. */
export const DraftPlace = ({ places }: { readonly places: readonly Choice[] }) => (
  <DraftSelect name="lugar" label={placesInList.label} options={places} />
)

type DraftSelectProps = {
  readonly name: string
  readonly label: string
  readonly options: readonly (readonly [value: string, label: string])[]
}

/** A choice of one of a list. */
export function DraftSelect({ name, label, options }: DraftSelectProps) {
  const { fields, problems } = use(DraftFormContext)
  return (
    <div>
      <FormSelect name={name} label={label} options={options} value={fields[name] ?? ''} />
      {problems[name] !== undefined && <p className="desk-bad">{problems[name]}</p>}
      <Stored name={name} textOf={(value) => options.find(([each]) => each === value)?.[1] ?? value} />
    </div>
  )
}

type DraftBoxProps = { readonly name: string; readonly label: ReactNode; readonly hint?: string }

/** A box to tick. */
export function DraftBox({ name, label, hint }: DraftBoxProps) {
  const { fields, stored } = use(DraftFormContext)
  const isOther = stored !== null && (stored[name] ?? '') !== (fields[name] ?? '')
  return (
    <label className="desk-choice">
      <input type="checkbox" id={name} name={name} value="sim" defaultChecked={fields[name] === 'sim'} />
      <span>
        {label}
        {hint && <span className="desk-hint"> {hint}</span>}
        {isOther && (
          <span className="desk-hint">
            {' '}
            {words.stored(stored[name] === 'sim' ? 'marcado' : 'desmarcado')}
          </span>
        )}
      </span>
    </label>
  )
}

type DraftGroupProps = {
  readonly legend: string
  /** Id that links of findings lead to. */
  readonly id?: string
  /** Whether its fields are side by side if there is room. */
  readonly isPair?: boolean
  /** Whether it opens on a click; what was typed and not stored is open. */
  readonly isFolded?: boolean
  readonly children: ReactNode
}

/** Fields that belong together. */
export function DraftGroup({ legend, id, isPair, isFolded = false, children }: DraftGroupProps) {
  const { problems, stored } = use(DraftFormContext)
  const content = isPair ? <div className="desk-pair">{children}</div> : children
  return isFolded ? (
    <details
      className="desk-panel draft-group desk-fold"
      id={id}
      open={stored !== null || Object.keys(problems).length > 0}
    >
      <summary className="desk-section">{legend}</summary>
      {content}
    </details>
  ) : (
    <fieldset className="desk-panel draft-group" id={id}>
      <legend className="desk-section">{legend}</legend>
      {content}
    </fieldset>
  )
}

/** Fields of a group that are seldom changed; they are open as a folded group is. */
export function DraftMore({ summary, children }: { readonly summary: string; readonly children: ReactNode }) {
  const { problems, stored } = use(DraftFormContext)
  return (
    <details className="desk-list desk-fold" open={stored !== null || Object.keys(problems).length > 0}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}

/** The findings about the item on this page. */
export function DraftFindings({ findings }: { readonly findings: readonly DraftFinding[] }) {
  if (findings.length === 0) return null
  return (
    <DeskNotice kind={findings.some(({ level }) => level === 'red') ? 'error' : 'info'}>
      <p className="desk-strong">{words.findings}</p>
      <ul>
        {findings.map((finding) => {
          const { field, text, href } = finding
          const isTwice = findings.some((each) => each !== finding && each.text === text)
          const said = isTwice && field !== null ? `${field}: ${text}` : text
          return <li key={said + (href ?? '')}>{href === null ? said : <a href={href}>{said}</a>}</li>
        })}
      </ul>
    </DeskNotice>
  )
}
