/** Lists undelivered notices to the operator or to customers, and lets a person send them again. */
import {
  deliveryErrorText,
  failedNotifications as words,
  undeliveredWarning,
} from '../../content/desk/undelivered-notices.ts'
import { formatNumber } from '../../content/desk/number-and-date-formats.ts'
import { ADMINISTRATORS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { requestedPage, urlParameter } from '../../lib/desk-url-parameters.ts'
import { deskPage } from '../declare-desk-page.ts'
import { Button } from '../parts/Button.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { Time } from '../parts/Time.tsx'
import { Table, Pager } from '../parts/Table.tsx'

const PATH = '/operador/entregas'

/** What stands in the address for a group of them, in the order of the tabs. */
const GROUPS = [
  ['todas', 'all'],
  ['pedidos', 'orders'],
  ['avisos', 'others'],
  ['abandonadas', 'over'],
  ['atrasadas', 'late'],
] as const

const hrefOf = (shown: (typeof GROUPS)[number][0], page = 1) =>
  `${PATH}?${new URLSearchParams({ quais: shown, ...(page > 1 && { pagina: String(page) }) })}`

const STATES = { over: words.isOver, 'no-receiver': words.noTarget, reduced: words.isReduced } as const

export default deskPage({
  path: PATH,
  roles: ADMINISTRATORS,
  title: words.title,
  menu: { group: 'operation', at: 1 },
  async load({ services, query }) {
    const wanted = urlParameter(query, 'quais')
    const [shown, group] = GROUPS.find(([name]) => name === wanted) ?? GROUPS[0]
    const page = requestedPage(query)
    return { ...(await services.listUndeliveredNotices(group === 'all' ? null : group, page)), shown }
  },
  view: ({ rows, part, shown, counts, undelivered }) => (
    <>
      <DeskPageHeading title={words.title} why={words.why} />
      {undelivered && (
        <DeskNotice kind="error">
          <p className="desk-strong">{undeliveredWarning(undelivered.orders, undelivered.others)}</p>
          <p>{words.undeliveredWhy(undelivered.orders > 0 ? undelivered.others : 0)}</p>
          {undelivered.orders > 0 && (
            <p>
              <a href="/operador/exportacoes">{words.undeliveredLink}</a>
            </p>
          )}
        </DeskNotice>
      )}
      <nav className="desk-tabs" aria-label={words.groupsLabel}>
        {GROUPS.map(([name, group]) => (
          <a key={name} href={hrefOf(name)} aria-current={name === shown ? 'page' : undefined}>
            {words.groups[name]} <span className="desk-tabs__count num">{formatNumber(counts[group])}</span>
          </a>
        ))}
      </nav>
      {counts.over > 0 && (
        <CsrfForm action="/operador/entregas/todas">
          <Button label={words.all} kind="secondary" />
        </CsrfForm>
      )}
      <Table
        caption={words.caption}
        rows={rows}
        keyOf={({ handle }) => handle}
        empty={words.empty}
        columns={[
          {
            head: words.what,
            cell: ({ kind, order, reference }) => (
              <>
                <span className="desk-strong">{words.kinds[kind] ?? kind}</span>{' '}
                {order ? (
                  <a className="num" href={`/operador/pedidos/${order.handle}`}>
                    {order.number}
                  </a>
                ) : (
                  <span className="desk-hint num">{reference}</span>
                )}
              </>
            ),
          },
          { head: words.since, cell: ({ since }) => <Time iso={since} /> },
          { head: words.tries, isFigure: true, cell: ({ tries }) => tries },
          {
            head: words.error,
            cell: ({ error, state }) => (
              <span className="desk-quote">
                {error === null || state === 'reduced' ? '–' : deliveryErrorText(error)}
              </span>
            ),
          },
          {
            head: words.state,
            cell: ({ state, next }) =>
              state !== 'late' ? (
                <span className="desk-bad">{STATES[state]}</span>
              ) : (
                <>
                  {words.next} <Time iso={next} />
                </>
              ),
          },
          {
            head: words.act,
            isAction: true,
            cell: ({ handle, kind, state }) =>
              state === 'no-receiver' || state === 'reduced' ? (
                '–'
              ) : (
                <CsrfForm action={`/operador/entregas/${handle}/mandar`}>
                  <button type="submit" className="quiet-link">
                    {words.again}
                    <span className="hush">: {words.kinds[kind] ?? kind}</span>
                  </button>
                </CsrfForm>
              ),
          },
        ]}
      />
      <Pager part={part} hrefOf={(page) => hrefOf(shown, page)} />
    </>
  ),
  actions: {
    async todas({ services, user }) {
      await services.resendAllNotices(user)
      return '/operador/entregas?feito=mandado'
    },
    async ':handle/mandar'({ services, user, handle }) {
      const isDue = await services.resendNotice(user, handle)
      return `/operador/entregas?feito=${isDue ? 'mandado' : 'ja-chegou'}`
    },
  },
})
