import { Button, LinkButton } from '../parts/Button.tsx'
import { auditWords as words } from '../../content/desk/audit-log.ts'
import { ALL_ACTIONS, ACTION_GROUPS, actionName } from '../../content/desk/audit-sentences.ts'
import { roleNames } from '../../content/desk/menu-and-roles.ts'
import { ListGroupedByDay } from '../parts/ListGroupedByDay.tsx'
import { FormSelect } from '../parts/FormSelect.tsx'
import { Heading } from '../parts/Heading.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { QuietLink } from '../parts/Links.tsx'
import type { AuditLine } from '../page-data-types/audit-log.ts'

export type AuditLogProps = {
  readonly rows: readonly AuditLine[]
  /** E-mail addresses of all accounts, for the filter. */
  readonly colleagues: readonly string[]
  readonly filter: { readonly operator: string; readonly what: string }
  /** Entries with a lower number are on the next page; null on the last page. */
  readonly older: number | null
  readonly isFirst: boolean
  /** The number of the first entry that was altered or is missing; null if the log is intact. */
  readonly brokenAt: number | null
}

/** The audit log: who opened or changed what, day by day. It has filters, and says whether any entry was altered. */
export function AuditLogPage({ rows, colleagues, filter, older, isFirst, brokenAt }: AuditLogProps) {
  const path = (before: number | null) => {
    const all = { quem: filter.operator, 'feito-de': filter.what, antes: String(before ?? '') }
    const query = new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ''))
    return `/operador/registro${query.size > 0 ? `?${query}` : ''}`
  }
  return (
    <>
      <Heading title={words.title} why={words.why} />
      <DeskNotice
        kind={brokenAt === null ? 'done' : 'error'}
        text={brokenAt === null ? words.whole : words.broken(brokenAt)}
      />
      <Filter colleagues={colleagues} filter={filter} />
      {rows.length === 0 ? (
        <p className="desk-empty">{words.empty}</p>
      ) : (
        <ListGroupedByDay rows={rows} level="h2">
          {(row) => <Line {...row} />}
        </ListGroupedByDay>
      )}
      <p className="desk-pager">
        {!isFirst && <QuietLink href={path(null)} label={words.newest} />}
        {older !== null && <LinkButton href={path(older)} label={words.older} />}
      </p>
    </>
  )
}

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

function Filter({ colleagues, filter: { operator, what } }: Pick<AuditLogProps, 'colleagues' | 'filter'>) {
  const isKnown = operator === '' || colleagues.includes(operator)
  const people = isKnown ? colleagues : [operator, ...colleagues]
  return (
    <form method="get" action="/operador/registro" className="desk-filter">
      <FormSelect
        name="quem"
        label={words.filterWho}
        value={operator}
        options={[['', words.anybody], ...people.map((email) => [email, email] as const)]}
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
}
