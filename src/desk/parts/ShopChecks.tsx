import { shopReviewWords as words } from '../../content/desk/shop-review.ts'
import type { ShopChecks } from '../page-data-types/shop.ts'
import { DeskNotice } from './DeskNotice.tsx'
import { ShopSentences } from './ShopSentences.tsx'

/** What an edition changes, and what checks say about it. */
export function ShopCheckList({ changes, findings }: ShopChecks) {
  const [red, yellow] = (['red', 'yellow'] as const).map((level) =>
    findings.filter((each) => each.level === level),
  )
  return (
    <>
      <section>
        <h2 className="desk-section">{words.changes}</h2>
        <ShopSentences sentences={changes} />
      </section>
      <section className="desk-list">
        <h2 className="desk-section">{words.checks}</h2>
        {findings.length === 0 && <p>{words.fine}</p>}
        <Findings kind="error" title={words.red} findings={red ?? []} />
        <Findings kind="info" title={words.yellow} findings={yellow ?? []} />
      </section>
    </>
  )
}

type FindingsProps = {
  readonly kind: 'error' | 'info'
  readonly title: string
  readonly findings: ShopChecks['findings']
}

function Findings({ kind, title, findings }: FindingsProps) {
  if (findings.length === 0) return null
  return (
    <DeskNotice kind={kind}>
      <p className="desk-strong">{title}</p>
      <ul>
        {findings.map(({ about, text, href }) => (
          <li key={`${about} ${text}`}>
            {about !== null && <span className="desk-strong">{about}: </span>}
            {href === null ? text : <a href={href}>{text}</a>}
          </li>
        ))}
      </ul>
    </DeskNotice>
  )
}

/** The box with which a person says that they have read what checks ask. */
export const ReadWarnings = ({ warnings }: Pick<ShopChecks, 'warnings'>) =>
  warnings === '' ? null : (
    <label className="desk-choice">
      <input type="checkbox" name="avisos" value={warnings} />
      {words.warned}
    </label>
  )
