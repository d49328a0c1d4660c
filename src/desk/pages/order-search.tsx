/** Searches for orders, unfinished leads and calls with a single search field, and lists the results. */
import { callListWords } from '../../content/desk/call-list.ts'
import { orderRecord, orderSearch as words } from '../../content/desk/orders.ts'
import {
  ATTENDANTS,
  OPENING_REASONS,
  type OpeningReason,
} from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { questionName } from '../parts/OrderHistory.tsx'
import { again, deskPage, type Loaded } from '../declare-desk-page.ts'
import { Button } from '../parts/Button.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { FormField, RadioGroup } from '../parts/FormFields.tsx'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { QuietLink } from '../parts/StandaloneLinks.tsx'
import { Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'

type Found = NonNullable<Loaded<'findOrders'>>

const orderPath = (handle: string) => `/operador/pedidos/${handle}`
const callPath = (handle: string) => `/operador/ligacoes/${handle}`

/** Where the one hit of an exact search is shown; null if there are several, or several pages about it. */
function onlyPage({ rows, isExact }: Found): string | null {
  const [row, ...others] = rows
  if (!isExact || !row || others.length > 0) return null
  const [path, ...more] = [row.handle && orderPath(row.handle), row.call && callPath(row.call.handle)].filter(
    (each) => each !== null,
  )
  return more.length === 0 ? (path ?? null) : null
}

type Row = Found['rows'][number]

const stateOf = ({ state, stopped }: Row): string =>
  stopped === null ? words.states[state] : words.stopped(questionName(stopped))

type Said = {
  /** What was found, and the search with personal data masked; null before a search. */
  readonly found: Found | null
  /** What was typed, if it could not be searched for; null otherwise. */
  readonly unreadable: string | null
  /**
   * What the form asks once a person has made as many searches in an hour as need no reason: what was typed without one,
   * and the reason that was given last. Null before that.
   */
  readonly ask: {
    readonly searches: number
    readonly typed: string
    readonly given: OpeningReason | null
  } | null
}

export default deskPage({
  path: '/operador/pedidos',
  roles: ATTENDANTS,
  title: words.title,
  menu: { group: 'people', at: 1 },
  said: { found: null, unreadable: null, ask: null } as Said,
  load: () => ({}),
  view: ({ found, unreadable, ask }) => (
    <>
      <DeskPageHeading title={words.title} why={words.why} />
      {unreadable !== null && <DeskNotice kind="error" text={words.unreadable} />}
      {ask && ask.typed !== '' && <DeskNotice kind="error" text={words.asksReason(ask.searches)} />}
      <CsrfForm action="/operador/pedidos" className={`desk-panel ${ask ? 'desk-form' : 'desk-line'}`}>
        <FormField
          name="busca"
          label={words.label}
          hint={words.hint}
          defaultValue={unreadable ?? ask?.typed}
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
      {found && <FoundOrders {...found} />}
    </>
  ),
  actions: {
    // a form, so that neither an address nor a log contains what was typed
    async ''({ services, user, form }) {
      const typed = (form.busca ?? '').slice(0, 100)
      const reason = OPENING_REASONS.find((each) => each === form.motivo)
      const { searches, free } = await services.countSearch(user)
      const asked = { searches: free, typed: '', given: reason ?? null }
      const ask = searches < free ? null : asked
      if (searches > free && !reason) return again({ ask: { ...asked, typed } }, 400)
      const found = await services.findOrders(user, typed, { searches, ...(searches > free && { reason }) })
      if (!found) return again({ unreadable: typed, ask }, 400)
      return onlyPage(found) ?? again({ found, ask }, 200)
    },
  },
})

function FoundOrders({ shown, rows, isExact, isCut }: Found) {
  return (
    <>
      <Table
        caption={words.caption(shown)}
        rows={rows}
        keyOf={({ id }) => id}
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
          ...(isExact ? [] : [{ head: words.name, cell: ({ name }: Row) => name ?? words.nowhere }]),
          { head: words.since, cell: ({ since }) => <Time iso={since} /> },
          { head: words.reference, cell: ({ reference }) => <span className="num">{reference}</span> },
          { head: words.city, cell: ({ city }) => city ?? words.nowhere },
          {
            head: words.state,
            cell: (row) => (
              <>
                {stateOf(row)}
                {row.call?.again && (
                  <>
                    {' · '}
                    {callListWords.promised} <Time iso={row.call.again} />
                  </>
                )}
              </>
            ),
          },
          {
            head: words.act,
            isAction: true,
            cell: ({ handle, call, reference }) => (
              <>
                {handle !== null && (
                  <QuietLink href={orderPath(handle)} label={words.open} about={words.openAbout(reference)} />
                )}{' '}
                {call !== null && (
                  <QuietLink href={callPath(call.handle)} label={words.openCall} about={reference} />
                )}
                {handle === null && call === null && words.nowhere}
              </>
            ),
          },
        ]}
      />
      {isCut && <p className="desk-hint">{words.some(rows.length)}</p>}
    </>
  )
}
