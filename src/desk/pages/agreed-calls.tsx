/** The diary of calls that were agreed for a time: late, today, tomorrow and later, by the person who agreed them. */
import { AGREED_PERIODS, agreedCalls as words, type AgreedPeriod } from '../../content/desk/calls.ts'
import { callListWords } from '../../content/desk/call-list.ts'
import { formatNumber } from '../../content/desk/number-and-date-formats.ts'
import { ATTENDANTS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { requestedPage, urlParameter } from '../../lib/desk-url-parameters.ts'
import { deskPage } from '../declare-desk-page.ts'
import { Button } from '../parts/Button.tsx'
import { FormSelect } from '../parts/FormFields.tsx'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { Table, Pager } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'

const PATH = '/operador/retornos'
/** Stands in the address for the person who looks. */
const ME = 'eu'

const hrefOf = (period: AgreedPeriod, by: string) =>
  `${PATH}?${new URLSearchParams({ quando: period, ...(by !== '' && { de: by }) })}`

export default deskPage({
  path: PATH,
  roles: ATTENDANTS,
  title: words.title,
  menu: { group: 'people', at: 5 },
  async load({ services, user, query }) {
    const [period, by] = [urlParameter(query, 'quando'), urlParameter(query, 'de')]
    return services.listAgreedCalls(user, period, by, requestedPage(query))
  },
  view: ({ period, counts, by, colleagues, rows, part }) => (
    <>
      <DeskPageHeading title={words.title} why={words.why} />
      <nav className="desk-tabs" aria-label={words.tabsLabel}>
        {AGREED_PERIODS.map((each) => (
          <a key={each} href={hrefOf(each, by)} aria-current={each === period ? 'page' : undefined}>
            {words.tabs[each]} <span className="desk-tabs__count num">{formatNumber(counts[each])}</span>
          </a>
        ))}
      </nav>
      <form action={PATH} className="desk-panel desk-line">
        <input type="hidden" name="quando" value={period} />
        <FormSelect
          name="de"
          label={words.with}
          value={by}
          options={[['', words.all], [ME, words.mine], ...colleagues]}
        />
        <Button label={words.show} kind="secondary" />
      </form>
      <Table
        caption={words.caption}
        rows={rows}
        keyOf={({ handle }) => handle}
        empty={words.empty}
        opens={{
          words: callListWords,
          of: ({ handle, reference }) => [`/operador/ligacoes/${handle}`, reference],
        }}
        columns={[
          { head: words.at, cell: ({ at }) => <Time iso={at} /> },
          {
            head: words.person,
            cell: ({ person, reference }) => (
              <>
                <span className="desk-strong">{person ?? callListWords.none}</span>{' '}
                <span className="desk-hint num">{reference}</span>
              </>
            ),
          },
          { head: callListWords.who, cell: ({ why }) => callListWords.whys[why] },
          { head: callListWords.city, cell: ({ city }) => city ?? callListWords.none },
          { head: words.agreedWith, cell: ({ agreedWith }) => agreedWith ?? callListWords.none },
        ]}
      />
      <Pager part={part} hrefOf={(page) => `${hrefOf(period, by)}&pagina=${page}`} />
    </>
  ),
})
