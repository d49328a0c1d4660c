/**
 * Parts of the desk's pages that review an edition of the shop: its changes, the findings of its checks, and the
 * checkbox that confirms warnings.
 */
import { Fragment } from 'react'
import { formatDayAndTime } from '../../content/desk/number-and-date-formats.ts'
import { shopWords } from '../../content/desk/shop-editions.ts'
import { shopReviewWords as words } from '../../content/desk/publish-and-approve-shop.ts'
import type { DraftFinding } from '../../../server/rules/desk/shop-draft-page-types.ts'
import type { ShopChecks } from '../../../server/rules/desk/shop-publication-page-types.ts'
import { DeskNotice } from './DeskNotice.tsx'
import { EditionChangeTable } from './EditionChangeTable.tsx'

/** The most changes that the line of an edition that begins later names. */
const NAMED = 3

/** The id of the questions that a person has to answer. */
export const TO_CHOOSE = 'para-escolher'

type ShopCheckListProps = ShopChecks & {
  /** Whether something is to be chosen first, without which nobody knows what is carried on and what is right. */
  readonly isOpen?: boolean
}

/** Lists what an edition changes, and what its checks have found. */
export function ShopCheckList({
  changes,
  alsoScheduled,
  carried,
  findings,
  isOpen = false,
}: ShopCheckListProps) {
  const scheduled = new Set(alsoScheduled.flatMap((each) => each.changes.map(({ text }) => text)))
  const own = changes.filter(({ text }) => !scheduled.has(text))
  return (
    <>
      <section className="desk-list">
        <h2 className="desk-section">{words.changes}</h2>
        {(own.length > 0 || scheduled.size === 0) && <EditionChangeTable changes={own} />}
        {alsoScheduled.map(({ number, from, until, changes: theirs }) => (
          <Fragment key={number}>
            <p className="desk-strong">
              {words.alsoScheduled(number, formatDayAndTime(from), until && formatDayAndTime(until))}
            </p>
            <EditionChangeTable changes={theirs} />
          </Fragment>
        ))}
      </section>
      {carried.length > 0 && !isOpen && (
        <section className="desk-list">
          <h2 className="desk-section">{words.carried}</h2>
          <ul className="desk-list">
            {carried.map(({ number, from, changes: theirs }) => (
              <li key={number}>
                <span className="desk-strong">{words.carriedTo(number, formatDayAndTime(from))}</span>{' '}
                {theirs.slice(0, NAMED).join(' ')}{' '}
                {theirs.length > NAMED && shopWords.moreChanges(theirs.length - NAMED)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="desk-list">
        <h2 className="desk-section">{words.checks}</h2>
        {isOpen ? (
          <p>
            {words.open} <a href={`#${TO_CHOOSE}`}>{words.openLink}</a>
          </p>
        ) : (
          findings.length === 0 && <p>{words.fine}</p>
        )}
        <ShopFindings findings={findings} />
      </section>
    </>
  )
}

/**
 * The findings about an edition: those that stop it, those that must be confirmed, and those that it does not bring.
 */
function ShopFindings({ findings }: Pick<ShopChecks, 'findings'>) {
  const [red, yellow, known] = (['red', 'yellow', 'known'] as const).map((level) =>
    findings.filter((each) => each.level === level),
  )
  return (
    <>
      <Findings kind="error" title={words.red} findings={red ?? []} />
      <Findings kind="info" title={words.yellow} findings={yellow ?? []} />
      <Findings kind="info" title={words.known} findings={known ?? []} />
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
        {[...Map.groupBy(findings, ({ text }) => text)].map(([text, same]) => (
          <li key={text}>{same.length === 1 ? same.map(one) : <Several text={text} findings={same} />}</li>
        ))}
      </ul>
    </DeskNotice>
  )
}

const one = ({ about, text, href }: DraftFinding) => (
  <Fragment key={text}>
    {about !== null && <span className="desk-strong">{about}: </span>}
    {href === null ? text : <a href={href}>{text}</a>}
  </Fragment>
)

/** A finding about several plans or campaigns, with a link to each. */
const Several = ({ text, findings }: Pick<FindingsProps, 'findings'> & { readonly text: string }) => (
  <>
    {text}{' '}
    {findings.map((finding, index) => {
      const { about, field, href } = finding
      const isTwice = findings.some((each) => each !== finding && each.about === about)
      const name = isTwice && field !== null ? `${about}, ${field}` : about
      return (
        <Fragment key={`${about} ${href}`}>
          {index > 0 && '; '}
          {href === null ? name : <a href={href}>{name ?? words.place}</a>}
        </Fragment>
      )
    })}
  </>
)

/** The box with which a person says that they have read what checks ask. */
export const ReadWarnings = ({ warnings }: Pick<ShopChecks, 'warnings'>) =>
  warnings === '' ? null : (
    <label className="desk-choice">
      <input type="checkbox" name="avisos" value={warnings} />
      {words.warned}
    </label>
  )
