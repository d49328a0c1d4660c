import { auditWords as words } from '../../content/desk/audit-log.ts'
import { roleNames } from '../../content/desk/menu-and-roles.ts'
import type { Role } from '../../contract/desk-roles.ts'
import { Heading } from '../parts/Heading.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'

export type AuditLogProps = {
  readonly rows: readonly {
    readonly seq: number
    readonly at: string
    /**
     * E-mail address of the colleague who acted; 'command' for an action on the command line; null if the
     * person is unknown.
     */
    readonly operator: string | null
    readonly role: Role | null
    readonly what: string
    readonly subject: string | null
    /** Further details as names and values, on one line. */
    readonly detail: string
  }[]
  readonly filter: { readonly operator: string; readonly what: string }
  /** Entries with a lower `seq` are on the next page; null on the last page. */
  readonly older: number | null
  readonly isFirst: boolean
  /** `seq` of the first entry that was altered or is missing; null if the log is intact. */
  readonly brokenAt: number | null
}

const nameOf = (operator: string | null) =>
  operator === null ? words.nobody : operator === 'command' ? words.command : operator

/** Shows the audit log: who opened or changed what. It has filters and says whether any entry was altered. */
export function AuditLogPage({ rows, filter, older, isFirst, brokenAt }: AuditLogProps) {
  const query = (before: number) => {
    const parts = new URLSearchParams({ antes: String(before) })
    if (filter.operator) parts.set('quem', filter.operator)
    if (filter.what) parts.set('feito-de', filter.what)
    return `/operador/registro?${parts}`
  }
  return (
    <>
      <Heading title={words.title} why={words.why} />
      <Notice kind={brokenAt === null ? 'done' : 'error'}>
        <p>{brokenAt === null ? words.whole : words.broken(brokenAt)}</p>
      </Notice>
      <form method="get" action="/operador/registro" className="desk-filter">
        <div className="field">
          <label className="desk-label" htmlFor="quem">
            {words.filterWho}
          </label>
          <input id="quem" name="quem" className="input desk-input" defaultValue={filter.operator} />
        </div>
        <div className="field">
          <label className="desk-label" htmlFor="feito-de">
            {words.filterWhat}
          </label>
          <select id="feito-de" name="feito-de" className="input desk-input" defaultValue={filter.what}>
            <option value="">{words.any}</option>
            {Object.entries(words.deeds).map(([deed, text]) => (
              <option key={deed} value={deed}>
                {text}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className="button button--secondary desk-button">
          {words.filter}
        </button>
      </form>
      <Table
        caption={words.title}
        rows={rows}
        keyOf={({ seq }) => String(seq)}
        empty={words.empty}
        columns={[
          { head: words.when, cell: ({ at }) => <Time iso={at} /> },
          {
            head: words.who,
            cell: ({ operator, role }) => (
              <>
                {nameOf(operator)}
                {role && <span className="desk-hint"> {roleNames[role]}</span>}
              </>
            ),
          },
          { head: words.what, cell: ({ what }) => words.deeds[what] ?? what },
          {
            head: words.subject,
            cell: ({ subject, detail }) => [subject, detail].filter(Boolean).join(' · ') || '–',
          },
        ]}
      />
      <p className="desk-pager">
        {!isFirst && (
          <a className="quiet-link" href="/operador/registro">
            {words.newest}
          </a>
        )}
        {older !== null && (
          <a className="quiet-link" href={query(older)}>
            {words.older}
          </a>
        )}
      </p>
    </>
  )
}
