/** The forms of an order's page: folded until they are wanted, open with what was typed if they were refused. */
import type { ReactNode } from 'react'
import type { ChangeRow } from '../../content/order-change.ts'
import { CollapsibleSection } from './CollapsibleSection.tsx'
import { CsrfForm } from './CsrfForm.tsx'
import type { OrderRecord } from '../../../server/services/desk/order-page-data.ts'
import { orderRecord } from '../../content/desk/orders.ts'
import { brToIso } from '../../lib/iso-dates.ts'
import { capitalised } from '../../lib/text.ts'
import { formatLong } from '../../lib/parse-and-format-dates.ts'
import { Button } from './Button.tsx'
import { FormSelect } from './FormFields.tsx'

/** A link that was just made, and the message with it for WhatsApp. */
export type ReturnLink = {
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
  readonly asks: {
    readonly rows: readonly ChangeRow[]
    readonly isMoved: boolean
    readonly sentence: string
  } | null
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

/** What became of the forms of the page, and where they lead. */
export type Forms = Pick<OrderSaid, 'problem' | 'typed' | 'refused'> & Pick<OrderRecord, 'handle'>

/** Returns what was typed into a form if it was refused: a name may stand in several forms. */
export const typedInto = ({ refused, typed }: Forms, form: OrderForm): OrderSaid['typed'] =>
  refused === form ? typed : {}

type FoldedFormProps = { readonly forms: Forms; readonly form: OrderForm; readonly summary: string } & {
  readonly children: ReactNode
}

/** A form that is folded until it is wanted; one that was refused is open, and says why. */
export function FoldedForm({ forms, form, summary, children }: FoldedFormProps) {
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

const visitFieldsWords = orderRecord.visit

type VisitFieldsProps = Pick<OrderRecord, 'choices' | 'hasEmail' | 'schedule'> & {
  /** What was chosen in a form that was refused. */
  readonly value: string | undefined
}

/** The fields with which a visit is booked, or moved: free days with their periods and how many visits are free. */
export const VisitFields = ({ choices, hasEmail, schedule, value }: VisitFieldsProps) =>
  choices.length === 0 ? (
    <p className="desk-why">{visitFieldsWords.noDates}</p>
  ) : (
    <>
      <p className="desk-why">{hasEmail ? visitFieldsWords.why : visitFieldsWords.whyUnmailed}</p>
      <input type="hidden" name="antes" value={schedule ? `${schedule.date} ${schedule.period}` : ''} />
      <FormSelect
        name="visita"
        label={schedule ? visitFieldsWords.label : visitFieldsWords.bookLabel}
        required
        value={value}
        options={[
          ['', orderRecord.none],
          ...choices.map(
            ({ date, period, free }) =>
              [
                `${date} ${period}`,
                visitFieldsWords.choice(
                  capitalised(formatLong(brToIso(date))),
                  visitFieldsWords.periods[period],
                  free,
                ),
              ] as const,
          ),
        ]}
      />
      <Button label={schedule ? visitFieldsWords.submit : visitFieldsWords.book} />
    </>
  )
