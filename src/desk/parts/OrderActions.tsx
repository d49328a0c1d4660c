/** Forms for a desk user's actions on an order, such as moving the visit. */
import type { ReactNode } from 'react'
import { formatLong } from '../../lib/parse-and-format-dates.ts'
import { orderRecord as words } from '../../content/desk/orders.ts'
import {
  CANCEL_REASONS,
  CHANGE_REASONS,
  CORRECTION_REASONS,
  OPENING_REASONS,
} from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { brToIso } from '../../lib/iso-dates.ts'
import { capitalised } from '../../lib/normalise-text.ts'
import { Button } from './Button.tsx'
import { CollapsibleSection } from './CollapsibleSection.tsx'
import { CsrfForm } from './CsrfForm.tsx'
import { FormField } from './FormField.tsx'
import { FormSelect } from './FormSelect.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import { DeskNotice } from './DeskNotice.tsx'
import { Time } from './Time.tsx'
import { ConfirmCheckbox } from './ConfirmCheckbox.tsx'
import { changeRowText, type ChangeRow } from '../../content/order-change.ts'
import { DUE_DAYS } from '../../lib/bill-due-days.ts'
import { LinkLine } from './StandaloneLinks.tsx'
import type { OrderCorrection } from '../../../server/services/desk/put-order-right.ts'
import type { OrderRecord } from '../../../server/services/desk/order-page-data.ts'

/** A link that was just made, and the message with it for WhatsApp. */
type ReturnLink = {
  readonly url: string
  /** The customer's phone number, digits only. */
  readonly phone: string
  readonly message: string
}

/** What became of the form that was just sent. */
export type OrderSaid = {
  /** The link that was just made. */
  readonly way: ReturnLink | null
  /** The change that needs the buyer's yes, and what is read to them. */
  readonly asks: { readonly rows: readonly ChangeRow[]; readonly sentence: string } | null
  /** Why the form was refused. */
  readonly problem: string | null
  /** What was typed into the form that was refused, by field name. */
  readonly typed: Readonly<Partial<Record<string, string>>>
  /** The form that was refused. */
  readonly refused: OrderForm | null
}

/** The forms of the page, by the last part of their addresses. */
export type OrderForm =
  | 'visita'
  | 'instalado'
  | 'link'
  | 'mandar'
  | 'contato'
  | 'corrigir'
  | 'cancelar'
  | 'descancelar'
  | 'nao-ligar'
  | 'pode-ligar'
  | 'nota'

type OrderRecordProps = OrderRecord & OrderSaid

/** What became of the forms of the page, and where they lead. */
type Forms = Pick<OrderSaid, 'problem' | 'typed' | 'refused'> & Pick<OrderRecordProps, 'handle'>

/** Returns what was typed into a form if it was refused: a name may stand in several forms. */
const typedInto = ({ refused, typed }: Forms, form: OrderForm): OrderSaid['typed'] =>
  refused === form ? typed : {}

type FoldedFormProps = { readonly forms: Forms; readonly form: OrderForm; readonly summary: string } & {
  readonly children: ReactNode
}

/** A form that is folded until it is wanted; one that was refused is open, and says why. */
function FoldedForm({ forms, form, summary, children }: FoldedFormProps) {
  const isRefused = forms.refused === form
  return (
    <CollapsibleSection summary={summary} isOpen={isRefused}>
      <CsrfForm action={`/operador/pedidos/${forms.handle}/${form}`} className="desk-panel desk-form">
        {isRefused && <p className="desk-bad">{forms.problem}</p>}
        {children}
      </CsrfForm>
    </CollapsibleSection>
  )
}

/** The form with which a desk user opens the personal data of an order. */
export const OpenWithReason = ({ handle }: { readonly handle: string }) => (
  <CsrfForm action={`/operador/pedidos/${handle}/abrir`} className="desk-panel desk-form">
    <h2 className="desk-section">{words.masked.title}</h2>
    <p className="desk-why">{words.masked.why}</p>
    <RadioGroup
      legend={words.masked.reason}
      name="motivo"
      options={OPENING_REASONS.map((each) => [each, words.reasons[each]])}
    />
    <Button label={words.masked.submit} />
  </CsrfForm>
)

/** Everything that a desk user can do with an order or lead whose data are open. */
export function OrderActions(props: OrderRecordProps) {
  const { state, schedule, hasEmail, installedOn } = props
  const isPlaced = state === 'placed'
  return (
    <div className="desk-actions">
      {isPlaced && installedOn === null && (
        <FoldedForm forms={props} form="visita" summary={schedule ? words.visit.title : words.visit.book}>
          <VisitFields {...props} value={typedInto(props, 'visita').visita} />
        </FoldedForm>
      )}
      {isPlaced && schedule === null && <Installed forms={props} {...props} />}
      {state !== 'cancelled' && <ReturnLinkForms forms={props} {...props} />}
      {state !== 'open' && <SendAgain forms={props} {...props} state={state} />}
      {isPlaced && <CorrectContact forms={props} hasEmail={hasEmail} />}
      {props.correction && <CorrectOrder forms={props} {...props} shown={props.correction} />}
      {isPlaced && <CancelOrder forms={props} {...props} />}
      {props.isRestorable && <RestoreOrder forms={props} {...props} />}
      {props.isNotToBeCalled !== null && <DoNotCall forms={props} isSet={props.isNotToBeCalled} />}
    </div>
  )
}

type In = { readonly forms: Forms }
type Mailable = Pick<OrderRecordProps, 'hasEmail'>

type VisitFieldsProps = Pick<OrderRecordProps, 'choices' | 'hasEmail' | 'schedule'> & {
  /** What was chosen in a form that was refused. */
  readonly value: string | undefined
}

/** The fields with which a visit is booked, or moved: free days with their periods and how many visits are free. */
export const VisitFields = ({ choices, hasEmail, schedule, value }: VisitFieldsProps) =>
  choices.length === 0 ? (
    <p className="desk-why">{words.visit.noDates}</p>
  ) : (
    <>
      <p className="desk-why">{hasEmail ? words.visit.why : words.visit.whyUnmailed}</p>
      <input type="hidden" name="antes" value={schedule ? `${schedule.date} ${schedule.period}` : ''} />
      <FormSelect
        name="visita"
        label={schedule ? words.visit.label : words.visit.bookLabel}
        required
        value={value}
        options={[
          ['', words.none],
          ...choices.map(
            ({ date, period, free }) =>
              [
                `${date} ${period}`,
                words.visit.choice(capitalised(formatLong(brToIso(date))), words.visit.periods[period], free),
              ] as const,
          ),
        ]}
      />
      <Button label={schedule ? words.visit.submit : words.visit.book} />
    </>
  )

/** Notes the installation of an order that has no day here, or takes that back. */
function Installed({ forms, installedOn }: In & Pick<OrderRecordProps, 'installedOn'>) {
  const { title, why, day, submit, undo, undoWhy } = words.installed
  return installedOn === null ? (
    <FoldedForm forms={forms} form="instalado" summary={title}>
      <p className="desk-why">{why}</p>
      <FormField
        name="dia"
        label={day}
        type="date"
        required
        defaultValue={typedInto(forms, 'instalado').dia}
      />
      <Button label={submit} kind="secondary" />
    </FoldedForm>
  ) : (
    <FoldedForm forms={forms} form="instalado" summary={undo}>
      <p className="desk-why">{undoWhy}</p>
      <Button label={undo} kind="secondary" name="desfaz" value="sim" />
    </FoldedForm>
  )
}

function ReturnLinkForms({ forms, orderNumber, isMailable }: In & OrderRecordProps) {
  const isOrder = orderNumber !== null
  return (
    <FoldedForm forms={forms} form="link" summary={isOrder ? words.way.orderTitle : words.way.leadTitle}>
      <p className="desk-why">{isOrder ? words.way.orderWhy : words.way.leadWhy}</p>
      <div className="desk-buttons">
        <Button label={words.way.whatsapp} kind="secondary" name="por" value="whatsapp" />
        {isMailable && <Button label={words.way.email} kind="secondary" name="por" value="email" />}
      </div>
    </FoldedForm>
  )
}

/** The link that was just made: at the head of the page, since it is shown once. */
export function NewReturnLink({ url, phone, message }: ReturnLink) {
  const number = phone === '' ? '' : `55${phone}`
  return (
    <DeskNotice kind="done">
      <div className="desk-form">
        <p>{words.way.made}</p>
        <FormField name="pronto" label={words.way.link} defaultValue={url} readOnly />
        <p>
          <a
            className="quiet-link"
            href={`https://wa.me/${number}?text=${encodeURIComponent(message)}`}
            target="_blank"
            rel="noreferrer"
          >
            {words.way.open}
          </a>
        </p>
      </div>
    </DeskNotice>
  )
}

const KINDS = {
  placed: ['order.mail', 'order.created'],
  cancelled: ['order.cancelled.mail', 'order.cancelled'],
} as const

type SendAgainProps = In & Omit<OrderRecordProps, 'state'> & { readonly state: keyof typeof KINDS }

function SendAgain({ forms, state, isMailable, hasFailed }: SendAgainProps) {
  const kinds = KINDS[state].filter((kind) => isMailable || !kind.endsWith('.mail'))
  return (
    <FoldedForm forms={forms} form="mandar" summary={words.send.title}>
      <p className="desk-why">{words.send.why}</p>
      <div className="desk-buttons">
        {hasFailed && <Button label={words.send.failed} name="o-que" value="falhou" />}
        {kinds.map((kind) => (
          <Button key={kind} label={words.send[kind]} kind="secondary" name="o-que" value={kind} />
        ))}
      </div>
    </FoldedForm>
  )
}

/** The notes on an order, and the form for another one. */
export const OrderNotes = ({ forms, notes }: In & Pick<OrderRecordProps, 'notes'>) => (
  <section className="desk-panel">
    <h2 className="desk-section">{words.note.title}</h2>
    {notes.length > 0 && (
      <ul className="desk-list">
        {notes.map(({ id, at, operator, note }) => (
          <li key={id}>
            {note}{' '}
            <span className="desk-hint">
              <Time iso={at} /> {operator}
            </span>
          </li>
        ))}
      </ul>
    )}
    <CsrfForm action={`/operador/pedidos/${forms.handle}/nota`} className="desk-form">
      <FormField
        name="nota"
        label={words.note.label}
        hint={words.note.hint}
        rows={2}
        maxLength={500}
        defaultValue={typedInto(forms, 'nota').nota}
      />
      <Button label={words.note.submit} kind="secondary" />
    </CsrfForm>
  </section>
)

function CorrectContact({ forms, hasEmail }: In & Mailable) {
  const typed = typedInto(forms, 'contato')
  return (
    <FoldedForm forms={forms} form="contato" summary={words.contact.title}>
      <p className="desk-why">{hasEmail ? words.contact.why : words.contact.whyUnmailed}</p>
      <FormField
        name="email"
        label={words.contact.email}
        type="email"
        autoComplete="off"
        maxLength={96}
        defaultValue={typed.email}
      />
      <FormField
        name="telefone"
        label={words.contact.phone}
        type="tel"
        autoComplete="off"
        maxLength={20}
        defaultValue={typed.telefone}
      />
      <FormField
        name="nome"
        label={words.contact.name}
        autoComplete="off"
        maxLength={128}
        defaultValue={typed.nome}
      />
      <RadioGroup
        legend={words.contact.reason}
        name="motivo"
        options={CORRECTION_REASONS.map((each) => [each, words.contact.reasons[each]])}
        value={typed.motivo}
      />
      <Button label={words.contact.submit} kind="secondary" />
    </FoldedForm>
  )
}

type CorrectOrderProps = In &
  Pick<OrderRecordProps, 'dueDay' | 'asks' | 'handle'> & {
    readonly shown: OrderCorrection
  }

/** Puts an order right; what costs more is shown before it holds, with the sentence to read to the buyer. */
function CorrectOrder({ forms, shown, dueDay, asks, handle }: CorrectOrderProps) {
  const typed = typedInto(forms, 'corrigir')
  const { change } = words
  return (
    <FoldedForm forms={forms} form="corrigir" summary={change.title}>
      {asks && (
        <fieldset className="desk-form desk-panel">
          <legend className="desk-label">{change.yes.title}</legend>
          {asks.rows.map((row) => (
            <p key={row.what}>{changeRowText(row)}</p>
          ))}
          <p className="desk-why">{change.yes.read}</p>
          <p className="desk-strong" data-sentence>
            {asks.sentence}
          </p>
          <input type="hidden" name="lida" value={asks.sentence} />
          <label className="desk-choice">
            <input type="checkbox" name="consentiu" value="sim" />
            {change.yes.agreed}
          </label>
          <Button label={change.yes.phone} name="como" value="telefone" />
          <Button label={change.yes.link} kind="secondary" name="como" value="link" />
        </fieldset>
      )}
      <p className="desk-why">{change.why}</p>
      <FormSelect
        name="plano"
        label={change.plan}
        value={typed.plano}
        options={[['', change.keep], ...shown.plans]}
      />
      {shown.isDirectDebit && (
        <FormSelect
          name="pagamento"
          label={change.payment}
          value={typed.pagamento}
          options={change.payments}
        />
      )}
      <FormSelect
        name="vencimento"
        label={change.due}
        value={typed.vencimento ?? String(dueDay ?? '')}
        options={DUE_DAYS.map((day) => [String(day), change.dueDay(day)] as const)}
      />
      {(
        [
          ['cep', change.cep, shown.cep, 9],
          ['numero', change.number, shown.number, 20],
          ['complemento', change.complement, shown.complement, 128],
        ] as const
      ).map(([name, label, value, maxLength]) => (
        <FormField
          key={name}
          name={name}
          label={label}
          defaultValue={typed[name] ?? value}
          maxLength={maxLength}
          autoComplete="off"
        />
      ))}
      <RadioGroup
        legend={change.reason}
        name="motivo"
        options={CHANGE_REASONS.map((each) => [each, change.reasons[each]])}
        value={typed.motivo}
      />
      <Button label={change.submit} kind="secondary" />
      <p className="desk-why">{change.againWhy}</p>
      <LinkLine href={`/operador/links?pedido=${handle}`} label={change.again} />
    </FoldedForm>
  )
}

const DoNotCall = ({ forms, isSet }: In & { readonly isSet: boolean }) => (
  <FoldedForm
    forms={forms}
    form={isSet ? 'pode-ligar' : 'nao-ligar'}
    summary={isSet ? words.doNotCall.allow : words.doNotCall.title}
  >
    <p className="desk-why">{isSet ? words.doNotCall.allowWhy : words.doNotCall.why}</p>
    <Button label={isSet ? words.doNotCall.allow : words.doNotCall.submit} kind="secondary" />
  </FoldedForm>
)

type CancellationProps = Mailable & Pick<OrderRecordProps, 'isCancellationTold'>

const RestoreOrder = ({ forms, hasEmail, isCancellationTold }: In & CancellationProps) => (
  <FoldedForm forms={forms} form="descancelar" summary={words.restore.title}>
    <p className="desk-why">{words.restore.why}</p>
    <p className="desk-why">
      {!hasEmail ? words.restore.unmailed : isCancellationTold ? words.restore.mailed : words.restore.silent}
    </p>
    <Button label={words.restore.submit} kind="secondary" />
  </FoldedForm>
)

function CancelOrder({ forms, hasEmail, isCancellationTold }: In & CancellationProps) {
  const typed = typedInto(forms, 'cancelar')
  return (
    <FoldedForm forms={forms} form="cancelar" summary={words.cancel.title}>
      <p className="desk-why">{words.cancel.why}</p>
      <p className="desk-why">
        {!hasEmail ? words.cancel.unmailed : isCancellationTold ? words.cancel.told : words.cancel.mailed}
      </p>
      <RadioGroup
        legend={words.cancel.reason}
        name="motivo"
        options={CANCEL_REASONS.map((each) => [each, words.cancel.reasons[each]])}
        value={typed.motivo}
      />
      <ConfirmCheckbox label={words.cancel.sure} isChecked={typed.certeza === 'sim'} />
      <Button label={words.cancel.submit} kind="secondary" />
    </FoldedForm>
  )
}
