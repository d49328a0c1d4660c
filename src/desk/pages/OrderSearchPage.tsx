import { orderRecord, orderSearch as words } from '../../content/desk/orders.ts'
import { OPENING_REASONS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { questionName } from '../question-name.ts'
import { Button } from '../parts/Button.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { FormField } from '../parts/FormField.tsx'
import { Heading } from '../parts/Heading.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { QuietLink } from '../parts/Links.tsx'
import { RadioGroup } from '../parts/RadioGroup.tsx'
import { Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import type { FoundOrderRow, OrderSearchProps } from '../page-data-types/order-search.ts'

const stateOf = ({ state, stopped }: FoundOrderRow): string =>
  stopped === null ? words.states[state] : words.stopped(questionName(stopped))

/** Searches for orders and unfinished leads with a single search field, and lists the results. */
export function OrderSearchPage({ found, unreadable, ask }: OrderSearchProps) {
  return (
    <>
      <Heading title={words.title} why={words.why} />
      {unreadable !== null && <DeskNotice kind="error" text={words.unreadable} />}
      {ask && ask.typed !== '' && <DeskNotice kind="error" text={words.asksReason(ask.searches)} />}
      <CsrfForm action="/operador/pedidos" className={`desk-panel ${ask ? 'desk-form' : 'desk-line'}`}>
        <FormField
          name="busca"
          label={words.label}
          hint={words.hint}
          defaultValue={unreadable ?? ask?.typed}
          autoComplete="off"
          maxLength={100}
          required
        />
        {ask && (
          <RadioGroup
            legend={words.reason(ask.searches)}
            name="motivo"
            options={OPENING_REASONS.map((each) => [each, orderRecord.reasons[each]])}
            value={ask.given ?? undefined}
          />
        )}
        <Button label={words.go} />
      </CsrfForm>
      {found && <Found {...found} />}
    </>
  )
}

function Found({ shown, rows, isCut }: NonNullable<OrderSearchProps['found']>) {
  return (
    <>
      <Table
        caption={words.caption(shown)}
        rows={rows}
        keyOf={({ handle, reference }) => handle ?? reference}
        empty={words.none(shown)}
        columns={[
          {
            head: words.what,
            cell: ({ kind, number }) => (
              <span className="desk-strong">
                {number === null || kind === 'renewal' ? words.kinds[kind] : words.order(number)}
              </span>
            ),
          },
          { head: words.since, cell: ({ since }) => <Time iso={since} /> },
          { head: words.reference, cell: ({ reference }) => <span className="num">{reference}</span> },
          { head: words.city, cell: ({ city }) => city ?? words.nowhere },
          { head: words.state, cell: stateOf },
          {
            head: words.act,
            isAction: true,
            cell: ({ handle, reference }) =>
              handle === null ? (
                words.nowhere
              ) : (
                <QuietLink
                  href={`/operador/pedidos/${handle}`}
                  label={words.open}
                  about={words.openAbout(reference)}
                />
              ),
          },
        ]}
      />
      {isCut && <p className="desk-hint">{words.some(rows.length)}</p>}
    </>
  )
}
