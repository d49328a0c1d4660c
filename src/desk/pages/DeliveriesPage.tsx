import { answerName, deliveries as words } from '../../content/desk/operation.ts'
import { Button } from '../parts/Button.tsx'
import { Form } from '../parts/Form.tsx'
import { Heading } from '../parts/Heading.tsx'
import { Time } from '../parts/Time.tsx'
import { WaitingTable } from '../parts/WaitingTable.tsx'

export type DeliveriesProps = {
  readonly rows: readonly {
    /** Stands for the delivery in addresses. */
    readonly handle: string
    readonly kind: string
    readonly since: string
    readonly tries: number
    /** Without anyone's address. */
    readonly error: string | null
    /** Given up. */
    readonly isOver: boolean
    readonly next: string | null
  }[]
}

export function DeliveriesPage({ rows }: DeliveriesProps) {
  return (
    <>
      <Heading title={words.title} why={words.why} />
      {rows.some(({ isOver }) => isOver) && (
        <Form action="/operador/entregas/todas">
          <Button label={words.all} kind="secondary" />
        </Form>
      )}
      <WaitingTable
        caption={words.caption}
        rows={rows}
        empty={words.empty}
        what={{
          head: words.what,
          cell: ({ kind }) => <span className="desk-strong">{words.kinds[kind] ?? kind}</span>,
        }}
        since={words.since}
        more={[
          { head: words.tries, isFigure: true, cell: ({ tries }) => tries },
          {
            head: words.error,
            cell: ({ error }) => (
              <span className="desk-quote">{error === null ? '–' : answerName(error)}</span>
            ),
          },
        ]}
        state={{
          head: words.state,
          cell: ({ isOver, next }) =>
            isOver || next === null ? (
              <span className="desk-bad">{words.isOver}</span>
            ) : (
              <>
                {words.next} <Time iso={next} />
              </>
            ),
        }}
        action={{
          head: words.act,
          cell: ({ handle, kind }) => (
            <Form action={`/operador/entregas/${handle}/mandar`}>
              <button type="submit" className="quiet-link">
                {words.again}
                <span className="hush">: {words.kinds[kind] ?? kind}</span>
              </button>
            </Form>
          ),
        }}
      />
    </>
  )
}
