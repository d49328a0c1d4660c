/** The form for the outcome of a call, with a note, the resulting order, and the time of the next call. */
import { callListWords, personToCall as words } from '../../content/desk/call-list.ts'
import { offeredResults, type CallQueue } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { Button } from './Button.tsx'
import { CsrfForm } from './CsrfForm.tsx'
import { FormField, RadioGroup } from './FormFields.tsx'

/** The values typed into the form for the outcome of a call, by field name. */
export type TypedOutcome = Readonly<
  Partial<Record<'resultado' | 'nota' | 'falar-com' | 'proxima' | 'hora' | 'pedido', string>>
>

type CallOutcomeProps = {
  readonly handle: string
  readonly queue: CallQueue
  /** Earliest date for the next call, as yyyy-mm-dd. */
  readonly today: string
  /** The numbers of the newest orders with the person's phone number. */
  readonly orders: readonly string[]
  /** What is wrong with the day of the next call. */
  readonly dayProblem: string | null
  /** Whom an earlier call was to ask for. */
  readonly askFor: string | null
  readonly typed: TypedOutcome
}

export function CallOutcomeForm({ queue, ...props }: CallOutcomeProps) {
  const { handle, today, orders, dayProblem, askFor, typed } = props
  const found = orders.length === 0 ? '' : ` ${words.orderFound(orders)}`
  return (
    <section className="desk-panel">
      <CsrfForm action={`/operador/ligacoes/${handle}/anotar`} className="desk-form">
        <RadioGroup
          legend={words.result}
          name="resultado"
          value={typed.resultado}
          options={offeredResults(queue).map((result) => [result, callListWords.results[result]])}
        />
        {queue !== 'visitas' && (
          <FormField
            name="pedido"
            label={words.order}
            hint={words.orderHint + found}
            defaultValue={typed.pedido ?? orders[0]}
            maxLength={20}
          />
        )}
        <FormField
          name="nota"
          label={words.newNote}
          hint={words.newNoteHint}
          rows={3}
          maxLength={500}
          defaultValue={typed.nota}
        />
        <FormField
          name="falar-com"
          label={words.askFor}
          hint={words.askForHint}
          maxLength={60}
          defaultValue={typed['falar-com'] ?? askFor ?? undefined}
        />
        <div className="desk-pair">
          <FormField
            name="proxima"
            label={words.next}
            hint={words.nextHint}
            type="date"
            min={today}
            defaultValue={typed.proxima}
            {...(dayProblem !== null && { problem: dayProblem })}
          />
          <FormField
            name="hora"
            label={words.nextTime}
            hint={words.nextTimeHint}
            type="time"
            defaultValue={typed.hora}
          />
        </div>
        <Button label={words.save} />
      </CsrfForm>
      <CsrfForm action={`/operador/ligacoes/${handle}/devolver`}>
        <button type="submit" className="quiet-link">
          {words.release}
        </button>
      </CsrfForm>
    </section>
  )
}
