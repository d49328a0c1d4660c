/** Forms for a desk user's actions on an order, such as moving the visit. */
import { orderRecord as words } from '../../content/desk/orders.ts'
import {
  CANCEL_REASONS,
  CORRECTION_REASONS,
  OPENING_REASONS,
} from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { Button } from './Button.tsx'
import { CsrfForm } from './CsrfForm.tsx'
import { FormField, RadioGroup, ConfirmCheckbox } from './FormFields.tsx'
import { PutOrderRight } from './PutOrderRight.tsx'
import {
  FoldedForm,
  typedInto,
  type Forms,
  type OrderSaid,
  type ReturnLink,
  VisitFields,
} from './OrderForm.tsx'
import { DeskNotice } from './DeskNotice.tsx'
import { Time } from './Time.tsx'
import type { OrderRecord } from '../../../server/services/desk/order-page-data.ts'

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
      <NewNote forms={props} />
      {state !== 'cancelled' && <ReturnLinkForms forms={props} {...props} />}
      {state !== 'open' && <SendAgain forms={props} {...props} state={state} />}
      {isPlaced && <CorrectContact forms={props} hasEmail={hasEmail} />}
      {props.correction && <PutOrderRight forms={props} {...props} shown={props.correction} />}
      {isPlaced && <CancelOrder forms={props} {...props} />}
      {props.isRestorable && <RestoreOrder forms={props} {...props} />}
      {props.isNotToBeCalled !== null && <DoNotCall forms={props} isSet={props.isNotToBeCalled} />}
    </div>
  )
}

type In = { readonly forms: Forms }
type Mailable = Pick<OrderRecordProps, 'hasEmail'>

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

/** The notes on an order. */
export const OrderNotes = ({ notes }: Pick<OrderRecordProps, 'notes'>) =>
  notes.length > 0 && (
    <section className="desk-panel">
      <h2 className="desk-section">{words.note.title}</h2>
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
    </section>
  )

const NewNote = ({ forms }: In) => (
  <FoldedForm forms={forms} form="nota" summary={words.note.label}>
    <FormField
      name="nota"
      label={words.note.label}
      hint={words.note.hint}
      rows={2}
      maxLength={500}
      defaultValue={typedInto(forms, 'nota').nota}
    />
    <Button label={words.note.submit} kind="secondary" />
  </FoldedForm>
)

function CorrectContact({ forms, hasEmail }: In & Mailable) {
  const typed = typedInto(forms, 'contato')
  return (
    <FoldedForm forms={forms} form="contato" summary={words.contact.title}>
      <p className="desk-why">{hasEmail ? words.contact.why : words.contact.whyUnmailed}</p>
      {(
        [
          ['email', words.contact.email, 'email', 96],
          ['telefone', words.contact.phone, 'tel', 20],
          ['nome', words.contact.name, 'text', 128],
        ] as const
      ).map(([name, label, type, maxLength]) => (
        <FormField
          key={name}
          name={name}
          label={label}
          type={type}
          maxLength={maxLength}
          defaultValue={typed[name]}
        />
      ))}
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
