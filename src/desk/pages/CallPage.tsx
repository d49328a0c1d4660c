import { people, person as words } from '../../content/desk/call-list.ts'
import { CALL_RESULTS } from '../../contract/phone-call-results.ts'
import { unbrokenBRL } from '../../lib/money.ts'
import { formatPhone } from '../../lib/phone.ts'
import { Button } from '../parts/Button.tsx'
import { FormField } from '../parts/FormField.tsx'
import { Form } from '../parts/Form.tsx'
import { Heading } from '../parts/Heading.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Time } from '../parts/Time.tsx'
import { whyOf, type CallListRow } from './CallListPage.tsx'

export type CallProps = {
  readonly person: CallListRow & {
    readonly plan: string | null
    readonly addon: string | null
    readonly answered: readonly string[]
    readonly isClosed: boolean
  }
  /** Contact data for the colleague who has taken the call; null for everyone else. */
  readonly contact: {
    readonly name: string | null
    readonly phone: string
    readonly email: string | null
  } | null
  readonly note: string | null
  readonly problem: string | null
  /** Earliest date for the next call, as yyyy-mm-dd. */
  readonly today: string
}

type Fact = readonly [name: string, value: React.ReactNode]

/**
 * Shows one entry of the call list: the reasons to call, what is known about the person, and the form for the
 * outcome.
 */
export function CallPage({ person, contact, note, problem, today }: CallProps) {
  const { handle, reference, since, value, city, plan, addon, answered, takenBy, isClosed } = person
  const facts: Fact[] = [
    ...(contact
      ? ([
          [words.name, contact.name ?? people.none],
          [
            words.phone,
            <a href={`tel:+55${contact.phone}`} key="phone">
              {formatPhone(contact.phone)}
            </a>,
          ],
          ...(contact.email === null ? [] : [[words.email, contact.email] as const]),
        ] as const)
      : []),
    [
      words.reference,
      <span className="num" key="reference">
        {reference}
      </span>,
    ],
    [people.since, <Time iso={since} key="since" />],
    [people.city, city ?? people.none],
    [words.plan, plan === null ? people.none : `${plan}${value === null ? '' : `, ${unbrokenBRL(value)}`}`],
    ...(addon ? [[words.campaign, addon] as const] : []),
    ...(answered.length > 0 ? [[words.answered, String(answered.length)] as const] : []),
    ...(note === null ? [] : [[words.note, note] as const]),
  ]
  return (
    <>
      <p>
        <a className="quiet-link" href="/operador/ligacoes">
          {words.back}
        </a>
      </p>
      <Heading title={whyOf(person)} />
      {problem !== null && (
        <Notice kind="error">
          <p>{problem}</p>
        </Notice>
      )}
      <dl className="desk-facts">
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {contact ? (
        <Outcome handle={handle} today={today} />
      ) : isClosed || takenBy !== null ? (
        <Notice kind="info">
          <p>{isClosed ? words.closed : words.other(takenBy ?? '')}</p>
        </Notice>
      ) : (
        <Form action={`/operador/ligacoes/${handle}/pegar`} className="desk-panel desk-form">
          <p className="desk-why">{words.takeWhy}</p>
          <Button label={words.take} />
        </Form>
      )}
    </>
  )
}

/** The form for the outcome of the call, with a note and a date for the next call. */
function Outcome({ handle, today }: { readonly handle: string; readonly today: string }) {
  return (
    <section className="desk-panel">
      <Form action={`/operador/ligacoes/${handle}/anotar`} className="desk-form">
        <fieldset className="desk-choices">
          <legend className="desk-label">{words.result}</legend>
          {CALL_RESULTS.map((result) => (
            <label key={result} className="desk-choice">
              <input type="radio" name="resultado" value={result} required />
              {people.results[result]}
            </label>
          ))}
        </fieldset>
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
            aria-describedby="nota-hint"
          />
        </div>
        <FormField name="proxima" label={words.next} hint={words.nextHint} type="date" min={today} />
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
