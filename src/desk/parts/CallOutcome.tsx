/** The form for the outcome of a call, with a note, the resulting order, and the time of the next call. */
import { callListWords, personToCall as words } from '../../content/desk/call-list.ts'
import { CALL_RESULTS } from '../../contract/call-queues-and-results.ts'
import { Button } from './Button.tsx'
import { Form } from './Form.tsx'
import { FormField } from './FormField.tsx'
import type { TypedOutcome } from '../page-data-types/typed-call-outcome.ts'

type CallOutcomeProps = {
  readonly handle: string
  /** Earliest date for the next call, as yyyy-mm-dd. */
  readonly today: string
  /** The numbers of the newest orders with the person's phone number. */
  readonly orders: readonly string[]
  readonly typed: TypedOutcome
}

export function CallOutcome({ handle, today, orders, typed }: CallOutcomeProps) {
  const found = orders.length === 0 ? '' : ` ${words.orderFound(orders)}`
  return (
    <section className="desk-panel">
      <Form action={`/operador/ligacoes/${handle}/anotar`} className="desk-form">
        <fieldset className="desk-choices">
          <legend className="desk-label">{words.result}</legend>
          {CALL_RESULTS.map((result) => (
            <label key={result} className="desk-choice">
              <input
                type="radio"
                name="resultado"
                value={result}
                required
                defaultChecked={typed.resultado === result}
              />
              {callListWords.results[result]}
            </label>
          ))}
        </fieldset>
        <FormField
          name="pedido"
          label={words.order}
          hint={words.orderHint + found}
          defaultValue={typed.pedido ?? orders[0]}
          autoComplete="off"
          maxLength={20}
        />
        <div className="field">
          <label className="desk-label" htmlFor="nota">
            {words.newNote}
          </label>
          <p className="desk-hint" id="nota-hint">
            {words.newNoteHint}
          </p>
          <textarea
            id="nota"
            name="nota"
            className="input desk-text"
            rows={3}
            maxLength={500}
            defaultValue={typed.nota}
            aria-describedby="nota-hint"
          />
        </div>
        <div className="desk-pair">
          <FormField
            name="proxima"
            label={words.next}
            hint={words.nextHint}
            type="date"
            min={today}
            defaultValue={typed.proxima}
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
      </Form>
      <Form action={`/operador/ligacoes/${handle}/devolver`}>
        <button type="submit" className="quiet-link">
          {words.release}
        </button>
      </Form>
    </section>
  )
}
