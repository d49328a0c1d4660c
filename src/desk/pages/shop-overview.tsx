/** The editions of the shop: which one is live, which are scheduled, and which were published before. */
import { BreakableEmail } from '../../ui/order/BreakableEmail.tsx'
import { formatDayAndTime } from '../../content/desk/number-and-date-formats.ts'
import { home as homeWords } from '../../content/desk/home-page.ts'
import { shopWords as words } from '../../content/desk/shop-editions.ts'
import { shopReviewWords as reviewWords } from '../../content/desk/publish-and-approve-shop.ts'
import { shopDraftWords as draftWords } from '../../content/desk/shop-plans.ts'
import { deskErrorMessages } from '../../content/desk/error-words.ts'
import { PUBLISHERS, SHOP_READERS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { numericUrlParameter } from '../../lib/desk-url-parameters.ts'
import { deskPage, refuse, type ShopPage } from '../declare-desk-page.ts'
import { Button } from '../parts/Button.tsx'
import { CollapsibleSection } from '../parts/CollapsibleSection.tsx'
import { DescriptionList } from '../parts/DescriptionList.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { LinkLine, QuietLink } from '../parts/StandaloneLinks.tsx'
import { PublicationPeriods } from '../parts/EditionChanges.tsx'
import { ShopDraftNotice, ShopTabs } from '../parts/ShopHeading.tsx'
import { ConfirmCheckbox } from '../parts/FormFields.tsx'
import { Table } from '../parts/Table.tsx'
import '../reports-and-previews.css'
import type { ShopPublication } from '../../../server/services/desk/shop-publications-page-data.ts'

type PublicationWithChanges = ShopPage<'showShop'>['history'][number]
type ShopProps = ShopPage<'showShop'>

const PAGE = '/operador/loja'

/** Notices after a withdrawal, by its outcome. */
const WITHDRAWN = {
  now: 'publicacao-retirada',
  before: 'publicacao-ja-retirada',
  late: 'publicacao-comecou',
} as const

export default deskPage({
  path: PAGE,
  roles: SHOP_READERS,
  title: words.title,
  menu: { group: 'shop', at: 1 },
  async load({ services, user, maySend }) {
    const [shown, { turns }] = await Promise.all([
      services.shopPage(user, 'showShop', maySend(`${PAGE}/voltar`)),
      services.shopToday(user),
    ])
    return { ...shown, turns }
  },
  actions: {
    voltar: {
      roles: PUBLISHERS,
      async act({ services, user, form: { edicao, publicacao, certeza, ultima } }) {
        const again = `${PAGE}/publicacao?id=${numericUrlParameter(publicacao)}`
        if (certeza !== 'sim') return `${again}&feito=loja-sem-certeza`
        const seen = numericUrlParameter(ultima)
        const back = await services.republishEdition(numericUrlParameter(edicao), user, seen)
        if (back === 'overtaken') return `${again}&feito=loja-mudou`
        return `${PAGE}?feito=${back ? 'loja-voltou' : 'loja-nao-voltou'}`
      },
    },
    retirar: {
      roles: PUBLISHERS,
      async act({ services, user, form }) {
        const outcome = await services.withdrawPublication(numericUrlParameter(form.publicacao), user)
        if (outcome === 'unknown') return refuse(404, deskErrorMessages.noPublication)
        return `${PAGE}?feito=${WITHDRAWN[outcome]}`
      },
    },
    'rascunho/comecar': {
      roles: PUBLISHERS,
      async act({ services, user, form }) {
        const isBegun = await services.beginDraft(user, numericUrlParameter(form.edicao))
        return isBegun ? `${PAGE}/planos?feito=rascunho-comecado` : `${PAGE}?feito=rascunho-ja-ha`
      },
    },
    'rascunho/descartar': {
      roles: PUBLISHERS,
      async act({ services, user, form }) {
        if (form.certeza !== 'sim') return `${PAGE}?feito=loja-sem-certeza`
        return `${PAGE}?feito=${(await services.discardDraft(user)) ? 'rascunho-descartado' : 'rascunho-nao-ha'}`
      },
    },
  },
  view: ({ live, turns, scheduled, history, draft, requests, mayChange }) => (
    <>
      <DeskPageHeading title={words.title} why={words.why} />
      <ShopTabs />
      <section>
        <h2 className="desk-section">{words.live}</h2>
        {live === null ? <p className="desk-empty">{words.never}</p> : <Live {...live} />}
      </section>
      {turns.length > 0 && (
        <section id="hoje">
          <h2 className="desk-section">{words.today}</h2>
          <ul className="desk-list">
            {turns.map((turn) => {
              const text = homeWords.shopTodayMore([turn])
              return <li key={text}>{text}</li>
            })}
          </ul>
        </section>
      )}
      {requests.length > 0 && <Requests requests={requests} />}
      <section>
        <h2 className="desk-section">{draftWords.title}</h2>
        <ShopDraftNotice draft={draft} />
        {mayChange && draft !== null && <Discard />}
      </section>
      <section>
        <h2 className="desk-section">{words.scheduled}</h2>
        <LinkLine href="/operador/loja/datas" label={words.dates} />
        <LinkLine href="/operador/loja/em" label={words.atInstant} />
        <div className="desk-list">
          <Table
            caption={words.scheduled}
            rows={scheduled}
            keyOf={({ id }) => String(id)}
            empty={words.noneScheduled}
            columns={[
              { head: words.edition, cell: numberOf },
              { head: words.period, cell: (row) => <PublicationPeriods {...row} /> },
              { head: words.who, cell: (row) => <People {...row} /> },
              { head: words.willChange, cell: changesIn },
              { head: words.see, isAction: true, cell: (row) => <See {...row} /> },
              ...(mayChange
                ? [{ head: words.withdraw, cell: (row: ShopPublication) => <Withdraw {...row} /> }]
                : []),
            ]}
          />
        </div>
      </section>
      <section>
        <h2 className="desk-section">{words.history}</h2>
        <Table
          caption={words.historyCaption}
          rows={history}
          keyOf={({ id }) => String(id)}
          empty={words.never}
          columns={[
            {
              head: words.edition,
              cell: ({ number, state }) => (
                <>
                  {numberOf({ number })}
                  {words.states[state] && <span className="desk-hint"> {words.states[state]}</span>}
                </>
              ),
            },
            { head: words.period, cell: (row) => <PublicationPeriods {...row} /> },
            { head: words.who, cell: (row) => <People {...row} /> },
            { head: words.what, cell: changesIn },
            { head: words.see, isAction: true, cell: (row) => <See {...row} /> },
          ]}
        />
      </section>
    </>
  ),
})

const numberOf = ({ number }: Pick<ShopPublication, 'number'>) => (
  <span className="desk-strong desk-time">{words.number(number)}</span>
)

const changesIn = ({ changes, more, note }: PublicationWithChanges) =>
  (note !== '' || changes.length > 0) && (
    <>
      {note && <p className="desk-strong">{note}</p>}
      {changes.map((each) => (
        <p key={each}>{each}</p>
      ))}
      {more > 0 && <p className="desk-hint">{words.moreChanges(more)}</p>}
    </>
  )

const Live = (live: NonNullable<ShopProps['live']>) => {
  const { id, number, since, ends, next, before, note } = live
  return (
    <DescriptionList
      rows={[
        [
          words.edition,
          <a key="edition" href={`/operador/loja/publicacao?id=${id}`}>
            {words.number(number)}
          </a>,
        ],
        [words.who, <People key="who" {...live} since={since} />],
        [words.until, ends === null ? words.forever : words.untilThen(formatDayAndTime(ends), next, before)],
        [words.note, note],
      ]}
    />
  )
}

/** Who made, published and approved an edition, and since when it is live, on one line. */
function People({ author, by, approvedBy, since }: ShopPublication & { readonly since?: string }) {
  return (
    <>
      <BreakableEmail>{words.person(author)}</BreakableEmail>
      {by !== author && (
        <span className="desk-hint">
          {' '}
          · {words.by.toLowerCase()} {words.person(by)}
        </span>
      )}
      {approvedBy !== null && (
        <span className="desk-hint">
          {' '}
          · {words.approvedBy.toLowerCase()} {approvedBy}
        </span>
      )}
      {since !== undefined && (
        <span className="desk-hint">
          {' '}
          · {words.since.toLowerCase()} {formatDayAndTime(since)}
        </span>
      )}
    </>
  )
}

const See = ({ id, number }: ShopPublication) => (
  <QuietLink href={`/operador/loja/publicacao?id=${id}`} label={words.see} about={words.seeAbout(number)} />
)

const Requests = ({ requests }: Pick<ShopProps, 'requests'>) => (
  <section>
    <h2 className="desk-section">{reviewWords.waiting}</h2>
    <Table
      caption={reviewWords.waitingCaption}
      rows={requests}
      keyOf={({ id }) => String(id)}
      empty=""
      columns={[
        { head: reviewWords.askedBy, cell: ({ by }) => <BreakableEmail>{by}</BreakableEmail> },
        {
          head: words.period,
          cell: ({ from, until }) =>
            reviewWords.period(from && formatDayAndTime(from), until && formatDayAndTime(until)),
        },
        { head: words.note, cell: ({ note }) => note },
        {
          head: reviewWords.see,
          isAction: true,
          cell: ({ id, by }) => (
            <QuietLink
              href={`/operador/loja/aprovacao?id=${id}`}
              label={reviewWords.see}
              about={reviewWords.seeAbout(by)}
            />
          ),
        },
      ]}
    />
  </section>
)

const Discard = () => (
  <CollapsibleSection summary={draftWords.discard}>
    <CsrfForm action="/operador/loja/rascunho/descartar" className="desk-form">
      <p className="desk-why">{draftWords.discardWhy}</p>
      <ConfirmCheckbox label={draftWords.sure} />
      <Button label={draftWords.discard} kind="secondary" />
    </CsrfForm>
  </CollapsibleSection>
)

const Withdraw = ({ id, number }: ShopPublication) => (
  <CollapsibleSection summary={words.withdraw}>
    <CsrfForm action="/operador/loja/retirar" className="desk-form">
      <p className="desk-why">{words.withdrawWhy}</p>
      <input type="hidden" name="publicacao" value={id} />
      <Button label={words.withdraw} about={words.withdrawOf(number)} kind="secondary" />
    </CsrfForm>
  </CollapsibleSection>
)
