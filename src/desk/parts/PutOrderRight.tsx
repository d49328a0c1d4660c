/** Puts an order right; what costs more is shown before it holds, with the sentence to read to the buyer. */
import { orderRecord } from '../../content/desk/orders.ts'
import { changeRowText } from '../../content/order-change.ts'
import { CHANGE_REASONS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { DUE_DAYS } from '../../lib/bill-due-days.ts'
import { Button } from './Button.tsx'
import { FoldedForm, typedInto, type Forms, type OrderSaid } from './OrderForm.tsx'
import { FormField, FormSelect, RadioGroup } from './FormFields.tsx'
import type { OrderCorrection } from '../../../server/services/desk/put-order-right.ts'
import type { OrderRecord } from '../../../server/services/desk/order-page-data.ts'

const { change } = orderRecord

type PutOrderRightProps = Pick<OrderRecord, 'dueDay' | 'handle'> &
  Pick<OrderSaid, 'asks'> & {
    readonly forms: Forms
    readonly shown: OrderCorrection
  }

export function PutOrderRight({ forms, shown, dueDay, asks, handle }: PutOrderRightProps) {
  const typed = typedInto(forms, 'corrigir')
  return (
    <FoldedForm forms={forms} form="corrigir" summary={change.title}>
      {asks && (
        <fieldset className="desk-form desk-panel">
          <legend className="desk-label">{change.yes.title}</legend>
          {asks.rows.map((row) => (
            <p key={row.what}>{changeRowText(row)}</p>
          ))}
          {asks.isMoved && <p>{change.yes.moved}</p>}
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
      {/* what was typed goes along */}
      <Button
        label={change.again}
        kind="secondary"
        to="/operador/links/refazer"
        name="pedido"
        value={handle}
      />
    </FoldedForm>
  )
}
