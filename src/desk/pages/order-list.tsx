/** The list of orders, filtered by day, state, city, campaign and agent; filters are kept for each account. */
import { campaignName } from '../../content/desk/report-words.ts'
import { formatDay, periodNames } from '../../content/desk/number-and-date-formats.ts'
import { ORDER_STATES, orderList as words, orderMessage } from '../../content/desk/order-list.ts'
import { ATTENDANTS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { requestedPage } from '../../lib/desk-url-parameters.ts'
import { again, deskPage } from '../declare-desk-page.ts'
import { Button } from '../parts/Button.tsx'
import { CollapsibleSection } from '../parts/CollapsibleSection.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { FormField, FormSelect } from '../parts/FormFields.tsx'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { QuietLink } from '../parts/StandaloneLinks.tsx'
import { campaignOptions, DayField } from '../parts/ReportFilter.tsx'
import { Table, Pager, unbroken } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'

const PATH = '/operador/lista'

type Said = {
  /** The filter that could not be kept, as a query string, and why; null if none was. */
  readonly refused: { readonly filter: string; readonly problem: keyof typeof words.problems } | null
}

export default deskPage({
  path: PATH,
  roles: ATTENDANTS,
  title: words.title,
  menu: { group: 'people', at: 2 },
  said: { refused: null } as Said,
  load: ({ services, user, query }, { refused }) => {
    const asked = refused === null ? query : Object.fromEntries(new URLSearchParams(refused.filter))
    return services.listOrders(user, asked, requestedPage(asked))
  },
  view: ({
    filter,
    query,
    shortcuts,
    kept,
    colleagues,
    campaigns,
    plans,
    rows,
    part,
    refused,
    isPriceBad,
  }) => (
    <>
      <DeskPageHeading title={words.title} why={words.why} />
      {refused !== null && <DeskNotice kind="error" text={words.problems[refused.problem]} />}
      {kept.length > 0 && (
        <section className="desk-saved">
          <h2 className="desk-section">{words.kept}</h2>
          <ul className="desk-list">
            {kept.map((each) => (
              <li key={each.name}>
                <a className="quiet-link" href={`${PATH}?${each.query}`}>
                  {each.name}
                </a>{' '}
                <CsrfForm action={`${PATH}/esquecer`} className="desk-row-form">
                  <input type="hidden" name="nome" value={each.name} />
                  <button type="submit" className="quiet-link">
                    {words.forget}
                    <span className="hush"> {words.forgetAbout(each.name)}</span>
                  </button>
                </CsrfForm>
              </li>
            ))}
          </ul>
        </section>
      )}
      <nav className="desk-pager" aria-label={words.day}>
        {shortcuts.map((each) => (
          <a
            key={each.name}
            className="quiet-link"
            href={`${PATH}?${each.query}`}
            aria-current={each.isShown ? 'true' : undefined}
          >
            {words.shortcuts[each.name]}
          </a>
        ))}
      </nav>
      <CollapsibleSection summary={words.change} isForNarrow isOpen={isPriceBad}>
        <form method="get" action={PATH} className="figure-filter" aria-label={words.filter}>
          <FormSelect name="dia" label={words.day} value={filter.dia} options={Object.entries(words.days)} />
          <DayField name="de" label={words.from} value={filter.de} />
          <DayField name="ate" label={words.to} value={filter.ate} />
          <FormSelect
            name="situacao"
            label={words.state}
            value={filter.situacao}
            options={[
              ['', words.anyState],
              ...ORDER_STATES.map((each) => [each, words.states[each]] as const),
            ]}
          />
          <FormField name="das" label={words.fromTime} type="time" defaultValue={filter.das} />
          <FormField name="as" label={words.toTime} type="time" defaultValue={filter.as} />
          <FormSelect
            name="plano"
            label={words.plan}
            value={filter.plano}
            options={[['', words.anyPlan], ...plans]}
          />
          <FormField
            name="preco"
            label={words.price}
            defaultValue={filter.preco}
            problem={isPriceBad ? words.badPrice : undefined}
            inputMode="decimal"
            maxLength={12}
          />
          <FormField name="cidade" label={words.city} defaultValue={filter.cidade} maxLength={60} />
          <FormSelect
            name="campanha"
            label={words.campaign}
            value={filter.campanha}
            options={campaignOptions(campaigns)}
          />
          <FormSelect
            name="atendente"
            label={words.agent}
            value={filter.atendente}
            options={[['', words.anyAgent], ...colleagues]}
          />
          <Button label={words.show} />
        </form>
      </CollapsibleSection>
      <CollapsibleSection summary={words.keep}>
        <CsrfForm action={`${PATH}/guardar`} className="desk-panel desk-form">
          <p className="desk-why">{words.keepWhy}</p>
          <input type="hidden" name="filtro" value={query} />
          <FormField name="nome" label={words.name} maxLength={40} required />
          <Button label={words.keep} kind="secondary" />
        </CsrfForm>
      </CollapsibleSection>
      <Table
        caption={words.caption}
        rows={rows}
        keyOf={({ handle }) => handle}
        empty={words.empty}
        columns={[
          {
            head: words.number,
            cell: ({ number, at }) => (
              <>
                <span className="desk-strong num">{number}</span> <Time iso={at} />
              </>
            ),
          },
          {
            head: words.state,
            cell: ({ is_cancelled, visit_day, visit_period }) => (
              <>
                {is_cancelled ? words.cancelled : words.placed}
                {visit_day !== null && (
                  <>
                    {' · '}
                    {words.visit} <span className="num desk-time">{formatDay(visit_day)}</span>
                    {visit_period && `, ${periodNames[visit_period]}`}
                  </>
                )}
              </>
            ),
          },
          { head: words.city, cell: ({ city }) => unbroken(city ?? words.none) },
          { head: words.plan, cell: ({ plan }) => unbroken(plan) },
          { head: words.campaign, cell: ({ campaign }) => unbroken(campaignName(campaign)) },
          ...(rows.some(({ agent }) => agent !== null)
            ? [{ head: words.by, cell: ({ agent }: (typeof rows)[number]) => agent ?? words.none }]
            : []),
          {
            head: words.open,
            isAction: true,
            cell: ({ handle, number }) => (
              <QuietLink href={`/operador/pedidos/${handle}`} label={words.open} about={number} />
            ),
          },
        ]}
      />
      {rows.length > 0 && (
        <p>
          <QuietLink href={`${PATH}/frase?${query}`} label={orderMessage.link} />
        </p>
      )}
      <Pager part={part} hrefOf={(page) => `${PATH}?${query}&pagina=${page}`} />
    </>
  ),
  actions: {
    async guardar({ services, user, form }) {
      const { nome = '', filtro = '' } = form
      const kept = await services.keepOrderFilter(user, nome, filtro)
      if ('problem' in kept) return again({ refused: { filter: filtro, problem: kept.problem } }, 400)
      return `${PATH}?${kept.shown}&feito=filtro-guardado`
    },
    async esquecer({ services, user, form }) {
      await services.forgetOrderFilter(user, form.nome ?? '')
      return `${PATH}?feito=filtro-esquecido`
    },
  },
})
