/** Desk page with one queue of people to call, a button that takes the next call, and what was noted just now. */
import { agentLinks } from '../../content/desk/agent-links.ts'
import { callListWords as words } from '../../content/desk/call-list.ts'
import {
  ATTENDANTS,
  CALL_QUEUES,
  type CallQueue,
} from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { formatNumber } from '../../content/desk/number-and-date-formats.ts'
import { unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import { requestedPage, urlParameter } from '../../lib/desk-url-parameters.ts'
import { deskPage, type Loaded } from '../declare-desk-page.ts'
import { Button } from '../parts/Button.tsx'
import { CollapsibleSection } from '../parts/CollapsibleSection.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { FormField, RadioGroup } from '../parts/FormFields.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { LinkLine, QuietLink } from '../parts/StandaloneLinks.tsx'
import { Table, type Column, type Opens, Pager } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import { UndoResult, reasonsToCall } from '../parts/CallHistory.tsx'

type CallListRow = Loaded<'listPeople'>['rows'][number]

const stateOf = ({ takenBy, tries, result, isLast }: CallListRow): string =>
  [
    takenBy === null ? words.free : words.takenBy(takenBy),
    ...(result === null ? [] : [words.results[result]]),
    ...(tries > 0 ? [words.tries(tries)] : []),
    ...(isLast ? [words.last] : []),
  ].join(' · ')

type Order = 'espera' | 'valor'

const pathOf = (queue: CallQueue, order: Order = 'espera') =>
  `/operador/ligacoes?fila=${queue}${order === 'valor' ? '&ordem=valor' : ''}`

/** Shows the time for which another call was agreed, if any. */
const promisedOf = ({ promised }: CallListRow) =>
  promised !== null && (
    <>
      {' · '}
      {words.promised} <Time iso={promised} />
    </>
  )

/** Who it is. The reason for which the queue is there is said above it, not in each of its rows. */
const whoColumnOf = (queue: CallQueue): Column<CallListRow> => ({
  head: words.who,
  cell: (row) => {
    const reasons = reasonsToCall(row, queue)
    return reasons === '' ? (
      <span className="desk-strong num">{row.reference}</span>
    ) : (
      <>
        <span className="desk-strong">{reasons}</span> <span className="desk-hint num">{row.reference}</span>
      </>
    )
  },
})

const opens: Opens<CallListRow> = {
  words,
  of: ({ handle, reference }) => [`/operador/ligacoes/${handle}`, reference],
}

type Said = {
  /** What was typed as a telephone that nobody calls, and why it was refused; null if none was. */
  readonly phone: { readonly typed: string; readonly problem: string } | null
}

/** The choices of the form about a telephone. */
const BLOCKS = ['fora', 'volta'] as const

const queueIn = (text: string | undefined): CallQueue => CALL_QUEUES.find((each) => each === text) ?? 'pediu'

export default deskPage({
  path: '/operador/ligacoes',
  roles: ATTENDANTS,
  title: words.title,
  said: { phone: null } as Said,
  menu: { group: 'people', at: 4 },
  async load({ services, user, query }) {
    const order: Order = urlParameter(query, 'ordem') === 'valor' ? 'valor' : 'espera'
    const queue = queueIn(urlParameter(query, 'fila'))
    const [list, later] = await Promise.all([
      services.listPeople(user, queue, order, requestedPage(query)),
      services.listLaterCalls(queue, requestedPage(query, 'depois')),
    ])
    return { ...list, later, order, isLate: services.isTooLateToCall() }
  },
  view: ({ queue, counts, mine, comes, isLate, rows, part, later, order, justNoted, phone }) => (
    <>
      <DeskPageHeading title={words.title} why={words.why} />
      {mine !== null && (
        <DeskNotice kind="info">
          <p>
            {words.mine} <QuietLink href={`/operador/ligacoes/${mine}`} label={words.mineOpen} />
          </p>
        </DeskNotice>
      )}
      <nav className="desk-tabs" aria-label={words.queuesLabel}>
        {CALL_QUEUES.map((each) => (
          <a key={each} href={pathOf(each)} aria-current={each === queue ? 'page' : undefined}>
            {words.queues[each]} <span className="desk-tabs__count num">{formatNumber(counts[each])}</span>
          </a>
        ))}
      </nav>
      <CsrfForm action="/operador/ligacoes/proxima" className="desk-panel desk-next">
        <input type="hidden" name="fila" value={queue} />
        {isLate && <p className="desk-bad">{words.late}</p>}
        <Button label={words.next} kind={mine === null ? 'primary' : 'secondary'} />
        <div className="desk-why">
          {comes && (
            <p>
              <strong>{words.comesNow(reasonsToCall(comes), comes.reference)}</strong>
              {promisedOf(comes)}.
            </p>
          )}
          <CollapsibleSection summary={words.nextOrder} isForNarrow>
            <p>{words.nextWhy[queue]}</p>
          </CollapsibleSection>
        </div>
      </CsrfForm>
      {justNoted.length > 0 && (
        <section className="desk-panel">
          <h2 className="desk-section">{words.justNoted}</h2>
          <ul className="desk-list">
            {justNoted.map(({ id, at, result, handle, reference }) => (
              <li key={id}>
                <Time iso={at} how="hour" /> <span className="num">{reference}</span>{' '}
                <span className="desk-strong">{result && words.results[result]}</span>{' '}
                <UndoResult handle={handle} call={id} about={reference} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <LinkLine href="/operador/links" label={agentLinks.title} />
      <nav className="desk-pager" aria-label={words.order}>
        {(['espera', 'valor'] as const).map((each) => (
          <a
            key={each}
            className="quiet-link"
            href={pathOf(queue, each)}
            aria-current={order === each ? 'true' : undefined}
          >
            {each === 'espera' ? words.byWait : words.byValue}
          </a>
        ))}
      </nav>
      <Table
        caption={words.caption}
        rows={rows}
        keyOf={({ handle }) => handle}
        empty={words.empty}
        opens={opens}
        columns={[
          {
            head: words.who,
            cell: (row) => (
              <>
                {row.reference === comes?.reference && (
                  <>
                    <strong>{words.isNext}</strong>
                    <br />
                  </>
                )}
                {whoColumnOf(queue).cell(row)}
              </>
            ),
          },
          { head: words.since, cell: ({ since }) => <Time iso={since} /> },
          { head: words.city, cell: ({ city }) => city ?? words.none },
          {
            head: words.value,
            isFigure: true,
            cell: ({ value }) => (value === null ? words.none : unbrokenBRL(value)),
          },
          {
            head: words.state,
            cell: (row) => (
              <>
                {stateOf(row)}
                {promisedOf(row)}
              </>
            ),
          },
        ]}
      />
      <Pager part={part} hrefOf={(page) => `${pathOf(queue, order)}&pagina=${page}`} />
      {later.rows.length > 0 && (
        <section>
          <h2 className="desk-section">{words.agreed}</h2>
          <Table
            caption={words.agreed}
            rows={later.rows}
            keyOf={({ handle }) => handle}
            empty={words.empty}
            opens={opens}
            columns={[
              whoColumnOf(queue),
              { head: words.again, cell: ({ promised }) => promised !== null && <Time iso={promised} /> },
              { head: words.state, cell: stateOf },
            ]}
          />
          <Pager part={later.part} hrefOf={(page) => `${pathOf(queue, order)}&depois=${page}`} />
        </section>
      )}
      <CollapsibleSection summary={words.doNotCall.open} isOpen={phone !== null}>
        <CsrfForm action="/operador/ligacoes/telefone" className="desk-panel desk-form">
          <p className="desk-why">{words.doNotCall.why}</p>
          <FormField
            name="telefone"
            label={words.doNotCall.phone}
            type="tel"
            maxLength={30}
            defaultValue={phone?.typed}
            {...(phone && { problem: phone.problem })}
            required
          />
          <RadioGroup
            legend={words.doNotCall.what}
            name="ligar"
            options={BLOCKS.map((each) => [each, words.doNotCall.whats[each]])}
            value="fora"
          />
          <Button label={words.doNotCall.submit} kind="secondary" />
        </CsrfForm>
      </CollapsibleSection>
    </>
  ),
  actions: {
    telefone: {
      async act({ services, user, form }) {
        const isBlocked = form.ligar !== 'volta'
        const isChanged = await services.setPhoneNotToBeCalled(user, form.telefone ?? '', isBlocked)
        const done = isBlocked ? ['telefone-fora', 'telefone-ja-fora'] : ['telefone-volta', 'telefone-livre']
        return `/operador/ligacoes?feito=${done[isChanged ? 0 : 1]}`
      },
      whenRefused: ({ message }, form) => ({ phone: { typed: form.telefone ?? '', problem: message } }),
    },
    async proxima({ services, user, form }) {
      const queue = queueIn(form.fila)
      const next = await services.takeNextCall(user, queue)
      if (!next) return `/operador/ligacoes?fila=${queue}&feito=ninguem`
      return `/operador/ligacoes/${next.handle}${next.isNew ? '' : '?feito=ainda-com-voce'}`
    },
  },
})
