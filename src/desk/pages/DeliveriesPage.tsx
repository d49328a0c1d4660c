import { deliveries as words } from '../../content/desk/operation.ts'
import { Button } from '../parts/Button.tsx'
import { Form } from '../parts/Form.tsx'
import { Heading } from '../parts/Heading.tsx'
import { Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'

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
      <Table
        caption={words.caption}
        rows={rows}
        keyOf={({ handle }) => handle}
        empty={words.empty}
        columns={[
          {
            head: words.what,
            cell: ({ kind }) => <span className="desk-strong">{words.kinds[kind] ?? kind}</span>,
          },
          { head: words.since, cell: ({ since }) => <Time iso={since} /> },
          { head: words.tries, isFigure: true, cell: ({ tries }) => tries },
          { head: words.error, cell: ({ error }) => error ?? '–' },
          {
            head: words.state,
            cell: ({ isOver, next }) =>
              isOver || next === null ? (
                <span className="desk-bad">{words.isOver}</span>
              ) : (
                <>
                  {words.next} <Time iso={next} />
                </>
              ),
          },
          {
            head: words.again,
            cell: ({ handle, kind }) => (
              <Form action={`/operador/entregas/${handle}/mandar`}>
                <button type="submit" className="quiet-link">
                  {words.again}
                  <span className="hush">: {words.kinds[kind] ?? kind}</span>
                </button>
              </Form>
            ),
          },
        ]}
      />
    </>
  )
}
