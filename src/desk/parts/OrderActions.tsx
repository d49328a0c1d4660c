/** Forms for a desk user's actions on an order, such as moving the visit. */
import { formatLong } from '../../lib/parse-and-format-dates.ts'
import { orderRecord as words } from '../../content/desk/orders.ts'
import type { Schedule } from '../../contract/lead-answers/schedule-date.ts'
import {
  CANCEL_REASONS,
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
  /** Why the form was refused. */
  readonly problem: string | null
  /** What was typed into the form that was refused, by field name. */
  readonly typed: Readonly<Partial<Record<string, string>>>
}

type OrderRecordProps = OrderRecord & OrderSaid

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
  const { handle, state, way, choices, schedule } = props
  const to = `/operador/pedidos/${handle}`
  return (
    <div className="desk-actions">
      {way && <NewReturnLink {...way} />}
      {state === 'placed' && schedule && <MoveVisit to={to} choices={choices} shown={schedule} />}
      {state !== 'cancelled' && <ReturnLinkForms to={to} {...props} />}
      {state !== 'open' && <SendAgain to={to} {...props} state={state} />}
      {state === 'placed' && <CorrectContact to={to} typed={props.typed} />}
      {state === 'placed' && <CancelOrder to={to} />}
      {props.isRestorable && <RestoreOrder to={to} />}
      {props.isNotToBeCalled !== null && <DoNotCall to={to} isSet={props.isNotToBeCalled} />}
    </div>
  )
}

type At = { readonly to: string }

type MoveVisitProps = At & Pick<OrderRecordProps, 'choices'> & { readonly shown: Schedule }

const MoveVisit = ({ to, choices, shown }: MoveVisitProps) => (
  <CollapsibleSection summary={words.visit.title}>
    <CsrfForm action={`${to}/visita`} className="desk-panel desk-form">
      {choices.length === 0 ? (
        <p className="desk-why">{words.visit.noDates}</p>
      ) : (
        <>
          <p className="desk-why">{words.visit.why}</p>
          <input type="hidden" name="antes" value={`${shown.date} ${shown.period}`} />
          <FormSelect
            name="visita"
            label={words.visit.label}
            required
            options={[
              ['', words.none],
              ...choices.map(
                ({ date, period }) =>
                  [
                    `${date} ${period}`,
                    words.visit.choice(capitalised(formatLong(brToIso(date))), words.visit.periods[period]),
                  ] as const,
              ),
            ]}
          />
          <Button label={words.visit.submit} />
        </>
      )}
    </CsrfForm>
  </CollapsibleSection>
)

function ReturnLinkForms({ to, orderNumber, isMailable }: At & OrderRecordProps) {
  const isOrder = orderNumber !== null
  return (
    <CollapsibleSection summary={isOrder ? words.way.orderTitle : words.way.leadTitle}>
      <CsrfForm action={`${to}/link`} className="desk-panel desk-form">
        <p className="desk-why">{isOrder ? words.way.orderWhy : words.way.leadWhy}</p>
        <div className="desk-buttons">
          <Button label={words.way.whatsapp} kind="secondary" name="por" value="whatsapp" />
          {isMailable && <Button label={words.way.email} kind="secondary" name="por" value="email" />}
        </div>
      </CsrfForm>
    </CollapsibleSection>
  )
}

function NewReturnLink({ url, phone, message }: ReturnLink) {
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

function SendAgain({
  to,
  state,
  isMailable,
  hasFailed,
}: At & Omit<OrderRecordProps, 'state'> & { readonly state: keyof typeof KINDS }) {
  const kinds = KINDS[state].filter((kind) => isMailable || !kind.endsWith('.mail'))
  return (
    <CollapsibleSection summary={words.send.title}>
      <CsrfForm action={`${to}/mandar`} className="desk-panel desk-form">
        <p className="desk-why">{words.send.why}</p>
        <div className="desk-buttons">
          {hasFailed && <Button label={words.send.failed} name="o-que" value="falhou" />}
          {kinds.map((kind) => (
            <Button key={kind} label={words.send[kind]} kind="secondary" name="o-que" value={kind} />
          ))}
        </div>
      </CsrfForm>
    </CollapsibleSection>
  )
}

/** The notes on an order, and the form for another one. */
export const OrderNotes = ({ handle, notes }: Pick<OrderRecordProps, 'handle' | 'notes'>) => (
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
    <CsrfForm action={`/operador/pedidos/${handle}/nota`} className="desk-form">
      <FormField name="nota" label={words.note.label} hint={words.note.hint} rows={2} maxLength={500} />
      <Button label={words.note.submit} kind="secondary" />
    </CsrfForm>
  </section>
)

const CorrectContact = ({ to, typed }: At & Pick<OrderSaid, 'typed'>) => (
  <CollapsibleSection summary={words.contact.title}>
    <CsrfForm action={`${to}/contato`} className="desk-panel desk-form">
      <p className="desk-why">{words.contact.why}</p>
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
      <RadioGroup
        legend={words.contact.reason}
        name="motivo"
        options={CORRECTION_REASONS.map((each) => [each, words.contact.reasons[each]])}
      />
      <Button label={words.contact.submit} kind="secondary" />
    </CsrfForm>
  </CollapsibleSection>
)

const DoNotCall = ({ to, isSet }: At & { readonly isSet: boolean }) => (
  <CollapsibleSection summary={isSet ? words.doNotCall.allow : words.doNotCall.title}>
    <CsrfForm action={`${to}/${isSet ? 'pode-ligar' : 'nao-ligar'}`} className="desk-panel desk-form">
      <p className="desk-why">{isSet ? words.doNotCall.allowWhy : words.doNotCall.why}</p>
      <Button label={isSet ? words.doNotCall.allow : words.doNotCall.submit} kind="secondary" />
    </CsrfForm>
  </CollapsibleSection>
)

const RestoreOrder = ({ to }: At) => (
  <CollapsibleSection summary={words.restore.title}>
    <CsrfForm action={`${to}/descancelar`} className="desk-panel desk-form">
      <p className="desk-why">{words.restore.why}</p>
      <Button label={words.restore.submit} kind="secondary" />
    </CsrfForm>
  </CollapsibleSection>
)

const CancelOrder = ({ to }: At) => (
  <CollapsibleSection summary={words.cancel.title}>
    <CsrfForm action={`${to}/cancelar`} className="desk-panel desk-form">
      <p className="desk-why">{words.cancel.why}</p>
      <RadioGroup
        legend={words.cancel.reason}
        name="motivo"
        options={CANCEL_REASONS.map((each) => [each, words.cancel.reasons[each]])}
      />
      <ConfirmCheckbox label={words.cancel.sure} />
      <Button label={words.cancel.submit} kind="secondary" />
    </CsrfForm>
  </CollapsibleSection>
)
