/**
 * Parts of the desk's pages that review an edition of the shop: its changes, the findings of its checks, and the
 * checkbox that confirms warnings.
 */
import { Fragment } from 'react'
import { formatDay, formatDayAndTime } from '../../content/desk/number-and-date-formats.ts'
import { shopWords } from '../../content/desk/shop-editions.ts'
import { shopReviewWords as words } from '../../content/desk/publish-and-approve-shop.ts'
import type { EditionChange } from '../../edition/edition-change.ts'
import { BreakableEmail } from '../../ui/order/BreakableEmail.tsx'
import { DeskNotice } from './DeskNotice.tsx'
import { EditionChangeTable } from './EditionChanges.tsx'
import type { DraftFinding } from '../../../server/rules/desk/link-findings-to-desk-forms.ts'
import type { Answers } from '../../../server/rules/publication-timeline.ts'
import type { ShopChecks } from '../../../server/services/desk/shop-review-page-data.ts'

type ShopRow = ShopChecks['rows'][number]

/** The most changes that the line of an edition that begins later names. */
const NAMED = 3

/** The id of the questions that a person has to answer. */
export const TO_CHOOSE = 'para-escolher'

type ShopCheckListProps = Pick<ShopChecks, 'carried' | 'findings'> & {
  /** Whether something is to be chosen first, without which nobody knows what is carried on and what is right. */
  readonly isOpen?: boolean
}

/** Prefix of the names of rows in forms; the row's key follows. */
export const ROW = 'linha.'

/** Reads what was chosen of several things, whose names follow a prefix. */
export const answersIn = (form: Readonly<Partial<Record<string, string>>>, prefix: string): Answers =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value === 'sim'] as const] : [],
    ),
  )

type ShopRowsProps = Pick<ShopChecks, 'rows'> & { readonly canChoose?: boolean }

/** Lists what changes row by row, with who changed it, and where else it waits. */
export function ShopRows({ rows, canChoose = false }: ShopRowsProps) {
  const byText = new Map(rows.flatMap((row) => row.changes.map(({ text }) => [text, row] as const)))
  return (
    <EditionChangeTable
      changes={rows.flatMap(({ changes }) => changes)}
      before={canChoose ? [rowBoxes(rows)] : []}
      after={[{ head: words.row.who, cell: (change) => <RowAuthors row={byText.get(change.text)} /> }]}
    />
  )
}

/** The column with a box for each row, beside the first of its changes. */
const rowBoxes = (rows: ShopChecks['rows']) => ({
  head: words.row.head,
  cell(change: EditionChange) {
    const row = rows.find(({ changes }) => changes[0]?.text === change.text)
    return row && <RowBox row={row} about={`${change.object} ${change.field}`.trim()} />
  },
})

/** The box that chooses a row. One that is not ticked says so, too. */
const RowBox = ({ row: { key, isChosen }, about }: { readonly row: ShopRow; readonly about: string }) => (
  <label className="desk-choice">
    <input type="hidden" name={`${ROW}${key}`} value="nao" />
    <input type="checkbox" name={`${ROW}${key}`} value="sim" defaultChecked={isChosen} />
    <span className="hush">{words.row.choose(about)}</span>
  </label>
)

const RowAuthors = ({ row }: { readonly row: ShopRow | undefined }) =>
  row && (
    <>
      <BreakableEmail>{words.row.by(row.by.map(shopWords.person), formatDayAndTime(row.at))}</BreakableEmail>
      {row.also && (
        <p className="desk-hint">
          {words.alsoScheduled(
            row.also.number,
            formatDayAndTime(row.also.from),
            row.also.until && formatDayAndTime(row.also.until),
          )}
        </p>
      )}
      {row.waits.map(({ id, by, from, until }) => (
        <p key={id} className="desk-hint">
          <a href={`/operador/loja/aprovacao?id=${id}`}>
            {words.row.waits(
              by,
              words.period(from && formatDayAndTime(from), until && formatDayAndTime(until)),
            )}
          </a>
        </p>
      ))}
    </>
  )

/** Lists what an edition changes by the people and the days. */
export const ShopRowsByPerson = ({ rows, canChoose = false }: ShopRowsProps) => (
  <section className="desk-list">
    <h2 className="desk-section">{words.changes}</h2>
    {canChoose && <p className="desk-why">{words.request.choose}</p>}
    {rows.length === 0 && <EditionChangeTable changes={[]} />}
    {[
      ...Map.groupBy(rows, ({ by, at }) =>
        words.row.by(by.map(shopWords.person), formatDay(at.slice(0, 10))),
      ),
    ].map(([who, theirs]) => (
      <Fragment key={who}>
        <h3 className="desk-strong">{who}</h3>
        <EditionChangeTable
          changes={theirs.flatMap(({ changes }) => changes)}
          before={canChoose ? [rowBoxes(theirs)] : []}
        />
      </Fragment>
    ))}
  </section>
)

/** Lists what an edition brings to others, and what its checks have found. */
export function ShopCheckList({ carried, findings, isOpen = false }: ShopCheckListProps) {
  return (
    <>
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
