import { people as words } from '../../content/desk/call-list.ts'
import type { CallResult } from '../../contract/call-results.ts'
import { unbrokenBRL } from '../../lib/money.ts'
import { Button } from '../parts/Button.tsx'
import { FormField } from '../parts/FormField.tsx'
import { Form } from '../parts/Form.tsx'
import { Heading } from '../parts/Heading.tsx'
import { Notice } from '../parts/Notice.tsx'
import { WaitingTable } from '../parts/WaitingTable.tsx'

/** Someone to call, without anything personal. */
export type PersonRow = {
  /** Represents the record in addresses. */
  readonly handle: string
  /** What they are called for: all of it. */
  readonly whys: readonly (keyof typeof words.whys)[]
  /** As a customer reads it out: of the order that waits for this call, where one does. */
  readonly reference: string
  /** A limit stopped this order or renewal, which waits whole for this call. */
  readonly isHeld: boolean
  readonly since: string
  /** How many calls were asked for with this telephone. */
  readonly asked: number
  /** Reais a month. */
  readonly value: number | null
  readonly city: string | null
  /** E-mail address of the operator who has it now. */
  readonly takenBy: string | null
  readonly tries: number
  readonly result: CallResult | null
}

export type Found = {
  readonly kind: keyof typeof words.find.found
  /** Represents the record in addresses; null: nobody to call. */
  readonly handle: string | null
  readonly answered: number
  readonly orderNumber: string | null
}

export type PeopleProps = {
  /** Those of this page. */
  readonly rows: readonly PersonRow[]
  /** Of all there are: the first one's place, from 1 on, and how many. Numbers of the pages before and after. */
  readonly part: {
    readonly first: number
    readonly all: number
    readonly before: number | null
    readonly after: number | null
  }
  readonly order: 'espera' | 'valor'
  /** What a reference was looked up for; null: none was. */
  readonly found: { readonly reference: string; readonly records: readonly Found[] } | null
}

/** Why someone is called, and how often they asked for it: the call first. */
export const whyOf = ({ whys, asked, isHeld }: Pick<PersonRow, 'whys' | 'asked' | 'isHeld'>): string =>
  [
    ...(isHeld ? [words.held] : []),
    ...(Object.keys(words.whys) as (keyof typeof words.whys)[])
      .filter((why) => whys.includes(why))
      .map((why) => (why === 'asked' && asked > 1 ? words.askedTimes(asked) : words.whys[why])),
  ].join(' · ')

const stateOf = ({ takenBy, tries, result }: PersonRow): string =>
  [
    takenBy === null ? words.free : words.takenBy(takenBy),
    ...(result === null ? [] : [words.results[result]]),
    ...(tries > 0 ? [words.tries(tries)] : []),
  ].join(' · ')

export function PeoplePage({ rows, part, order, found }: PeopleProps) {
  return (
    <>
      <Heading title={words.title} why={words.why} />
      <nav className="desk-tabs" aria-label={words.order}>
        <a href="/operador/ligacoes" aria-current={order === 'espera' ? 'true' : undefined}>
          {words.byWait}
        </a>
        <a href="/operador/ligacoes?ordem=valor" aria-current={order === 'valor' ? 'true' : undefined}>
          {words.byValue}
        </a>
      </nav>
      <WaitingTable
        caption={words.caption}
        rows={rows}
        empty={words.empty}
        what={{
          head: words.person,
          cell: (row) => (
            <>
              <span className="desk-strong">{whyOf(row)}</span>{' '}
              <span className="desk-hint num">{row.reference}</span>
            </>
          ),
        }}
        since={words.since}
        more={[
          { head: words.city, cell: ({ city }) => city ?? words.none },
          {
            head: words.value,
            isFigure: true,
            cell: ({ value }) => (value === null ? words.none : unbrokenBRL(value)),
          },
        ]}
        state={{ head: words.state, cell: stateOf }}
        action={{
          head: words.act,
          cell: ({ handle, reference }) => (
            <a className="quiet-link" href={`/operador/ligacoes/${handle}`}>
              {words.open}
              <span className="hush"> {words.openAbout(reference)}</span>
            </a>
          ),
        }}
      />
      <Pager part={part} shown={rows.length} order={order} />
      <section className="desk-panel">
        <Form action="/operador/ligacoes/achar" className="desk-line">
          <FormField
            name="referencia"
            label={words.find.label}
            defaultValue={found?.reference}
            autoComplete="off"
            maxLength={20}
            required
          />
          <Button label={words.find.go} kind="secondary" />
        </Form>
        {found && <FoundRecords {...found} />}
      </section>
    </>
  )
}

type PagerProps = Pick<PeopleProps, 'part' | 'order'> & { readonly shown: number }

function Pager({ part: { first, all, before, after }, order, shown }: PagerProps) {
  if (before === null && after === null) return null
  const to = (page: number) => `/operador/ligacoes?ordem=${order}&pagina=${page}`
  return (
    <nav className="desk-pager desk-pager--told" aria-label={words.pages}>
      <span className="desk-hint num">{words.part(first, first + shown - 1, all)}</span>
      {before !== null && (
        <a className="quiet-link" href={to(before)}>
          {words.before}
        </a>
      )}
      {after !== null && (
        <a className="quiet-link" href={to(after)}>
          {words.after}
        </a>
      )}
    </nav>
  )
}

function FoundRecords({ reference, records }: NonNullable<PeopleProps['found']>) {
  if (records.length === 0) {
    return (
      <Notice kind="info">
        <p>{words.find.none(reference)}</p>
      </Notice>
    )
  }
  return (
    <ul className="desk-list">
      {records.map(({ kind, handle, answered, orderNumber }) => (
        <li key={`${kind} ${handle}`}>
          <span className="desk-strong">{words.find.found[kind]}</span>{' '}
          <span>
            {orderNumber === null ? words.find.noOrder : words.find.order(orderNumber)}
            {kind === 'lead' && ` · ${words.find.answered(answered)}`}
          </span>{' '}
          {handle !== null && (
            <a className="quiet-link" href={`/operador/ligacoes/${handle}`}>
              {words.find.open}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
