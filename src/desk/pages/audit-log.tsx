/** The audit log: who opened or changed what, day by day. It has filters, and says whether any entry was altered. */
import { Button, LinkButton } from '../parts/Button.tsx'
import { auditWords as words } from '../../content/desk/audit-log.ts'
import { ALL_ACTIONS, ACTION_GROUPS, actionName } from '../../content/desk/audit-sentences.ts'
import { roleNames } from '../../content/desk/menu-and-roles.ts'
import { ADMINISTRATORS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { isIsoDate } from '../../lib/iso-dates.ts'
import { urlParameter } from '../../lib/desk-url-parameters.ts'
import { deskPage, type Loaded, type PageVisit } from '../declare-desk-page.ts'
import { ListGroupedByDay } from '../parts/ListGroupedByDay.tsx'
import { DayField } from '../parts/ReportFilter.tsx'
import { FormSelect } from '../parts/FormFields.tsx'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { QuietLink } from '../parts/StandaloneLinks.tsx'

/** How many of the latest entries are checked for changes each time the page is opened. */
const CHECKED = 1000

type Filter = Parameters<PageVisit['services']['auditPage']>[1]

/** Reads a day of the filter; '' for what is none. Years of four digits alone can be compared. */
function dayIn(query: unknown, name: string): string {
  const day = urlParameter(query, name)
  return isIsoDate(day) && day >= '2000-01-01' ? day : ''
}

/** Reads before which entry the page begins; the number that none reaches for anything else. */
function entryIn(query: unknown): number {
  const entry = Number(urlParameter(query, 'antes'))
  return Number.isSafeInteger(entry) && entry > 0 ? entry : Number.MAX_SAFE_INTEGER
}

/** Returns the address of the page that begins before an entry. */
function pageBefore({ operator, what, from, to }: Filter, entry: number | null): string {
  const all = { quem: operator, 'feito-de': what, de: from, ate: to, antes: String(entry ?? '') }
  const query = new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ''))
  return `/operador/registro${query.size > 0 ? `?${query}` : ''}`
}

export default deskPage({
  path: '/operador/registro',
  roles: ADMINISTRATORS,
  title: words.title,
  menu: { group: 'house', at: 2 },
  audited: 'audit_seen',
  async load({ services, query }) {
    const before = entryIn(query)
    const asked: Filter = {
      operator: urlParameter(query, 'quem', 200).trim(),
      what: urlParameter(query, 'feito-de', 50),
      from: dayIn(query, 'de'),
      to: dayIn(query, 'ate'),
    }
    const [{ operator, ...page }, { brokenAt }] = await Promise.all([
      services.auditPage(before, asked),
      services.checkAudit(CHECKED),
    ])
    return { ...page, filter: { ...asked, operator }, isFirst: before === Number.MAX_SAFE_INTEGER, brokenAt }
  },
  view: ({ rows, colleagues, filter, older, isFirst, brokenAt }) => (
    <>
      <DeskPageHeading title={words.title} why={words.why} />
      <DeskNotice
        kind={brokenAt === null ? 'done' : 'error'}
        text={brokenAt === null ? words.whole : words.broken(brokenAt)}
      />
      <FilterForm colleagues={colleagues} filter={filter} />
      {rows.length === 0 ? (
        <p className="desk-empty">{words.empty}</p>
      ) : (
        <ListGroupedByDay rows={rows} level="h2">
          {(row) => <Line {...row} />}
        </ListGroupedByDay>
      )}
      <p className="desk-pager">
        {!isFirst && <QuietLink href={pageBefore(filter, null)} label={words.newest} />}
        {older !== null && <LinkButton href={pageBefore(filter, older)} label={words.older} />}
      </p>
    </>
  ),
})

type AuditLine = Loaded<'auditPage'>['rows'][number]

function Line({ who, role, sentence: { before, linked, after }, href, details, times }: AuditLine) {
  return (
    <>
      <span className="desk-strong">{who}</span>{' '}
      {role !== null && <span className="desk-hint">({roleNames[role]}) </span>}
      {before}
      {href === null ? linked : <a href={href}>{linked}</a>}
      {after}
      {details !== '' && ` · ${details}`}
      {times > 1 && <span className="desk-hint"> · {words.times(times)}</span>}
    </>
  )
}

type FilterProps = Pick<Loaded<'auditPage'>, 'colleagues'> & { readonly filter: Filter }

const FilterForm = ({ colleagues, filter: { operator, what, from, to } }: FilterProps) => (
  <form method="get" action="/operador/registro" className="figure-filter">
    <DayField name="de" label={words.from} value={from} />
    <DayField name="ate" label={words.to} value={to} />
    <FormSelect
      name="quem"
      label={words.filterWho}
      value={operator}
      options={[['', words.anybody], ...colleagues]}
    />
    <div className="field">
      <label className="desk-label" htmlFor="feito-de">
        {words.filterWhat}
      </label>
      <select id="feito-de" name="feito-de" className="input desk-input" defaultValue={what}>
        <option value="">{words.any}</option>
        {Object.entries(ACTION_GROUPS).map(([group, [text]]) => (
          <option key={group} value={group}>
            {text}
          </option>
        ))}
        <optgroup label={words.single}>
          {ALL_ACTIONS.map((action) => (
            <option key={action} value={action}>
              {actionName(action)}
            </option>
          ))}
        </optgroup>
      </select>
    </div>
    <Button label={words.filter} kind="secondary" />
  </form>
)
