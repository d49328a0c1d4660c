/** The desk's tables, and the links between the pages of a long one. */
import type { ReactNode } from 'react'
import { pagerWords } from '../../content/desk/list-words.ts'
import type { ListPart } from '../../lib/paginate-list.ts'
import { BreakableEmail } from '../../ui/order/BreakableEmail.tsx'
import { LinkButton } from './Button.tsx'
import { QuietLink } from './StandaloneLinks.tsx'

/** A column: its heading, and its content for each row. */
export type Column<Row> = {
  readonly head: string
  readonly cell: (row: Row) => ReactNode
  /** Aligns numbers to the right. */
  readonly isFigure?: boolean
  /** Whether the cell is a link or a button. It then does not wrap. */
  readonly isAction?: boolean
  /** Whether tables in lines leave it out: it is on the page of the row too. */
  readonly isWide?: boolean
  /** Name of the column's group. Narrow screens show one group at a time. */
  readonly group?: string
  /** URL of the page with its rows sorted by this column. Narrow screens need another way to sort. */
  readonly sortHref?: string
  /** Whether the rows are sorted by this column, and which values come first. */
  readonly sorted?: 'ascending' | 'descending'
}

/** What opens the rows of a table: of each the address and the name, and what the links say. */
export type Opens<Row> = {
  readonly words: Readonly<Record<'act' | 'open', string>> & { readonly openAbout: (name: string) => string }
  readonly of: (row: Row) => readonly [href: string, name: string]
}

const openColumn = <Row,>({ words, of }: Opens<Row>): Column<Row> => ({
  head: words.act,
  isAction: true,
  cell(row) {
    const [href, name] = of(row)
    return <QuietLink href={href} label={words.open} about={words.openAbout(name)} />
  },
})

type TableProps<Row> = {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** Text shown when there are no rows. */
  readonly empty: string
  /** What opens a row, in the last column. */
  readonly opens?: Opens<Row>
  /** Whether the columns are few and short, so that the table fits narrow screens. */
  readonly isTight?: boolean
}

/** What a cell without a value contains. Narrow screens leave such cells out. */
const NOTHING: readonly ReactNode[] = ['–', '', null, false]

/**
 * The table used on desk pages. On narrow screens each row becomes a few lines with labelled values, unless `isTight`
 * is set.
 */
export function Table<Row>({ caption, columns: own, rows, keyOf, empty, opens, isTight }: TableProps<Row>) {
  if (rows.length === 0) return <p className="desk-empty">{empty}</p>
  const columns = opens ? [...own, openColumn(opens)] : own
  return (
    <table className="desk-table" data-tight={isTight || undefined}>
      <caption className="hush">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ head, isFigure, group, sortHref, sorted }) => (
            <th
              key={head}
              scope="col"
              data-figure={isFigure || undefined}
              data-group={group}
              aria-sort={sorted}
            >
              {sortHref === undefined ? (
                head
              ) : (
                <>
                  <a href={sortHref}>{head}</a>
                  <span className="desk-table__name">{head}</span>
                </>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ head, cell, isFigure, isAction, isWide, group }) => {
              const content = cell(row)
              return (
                <td
                  key={head}
                  data-head={head}
                  data-figure={isFigure || undefined}
                  data-action={isAction || undefined}
                  data-wide={isWide || undefined}
                  data-group={group}
                  data-none={NOTHING.includes(content) || undefined}
                >
                  <div>
                    {typeof content === 'string' && content.includes('@') ? (
                      <BreakableEmail>{content}</BreakableEmail>
                    ) : (
                      content
                    )}
                  </div>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Letters of a word from which on it may break: an address would be wider than its column. */
const LONG_WORD = 16
/** Letters up to which a text, such as a price, stands on one line. */
const SHORT = 12

/** Shows a text whose words are not broken, however narrow the column; an empty one as nothing. */
export const unbroken = (text: string) =>
  text === '' || text.split(/\s/).some(({ length }) => length >= LONG_WORD) ? (
    text
  ) : (
    <span className={text.length <= SHORT ? 'desk-time' : 'desk-unbroken'}>{text}</span>
  )

type PagerProps = {
  readonly part: ListPart
  /** Returns the URL of a page of the list, with the filters and the order of this one. */
  readonly hrefOf: (page: number) => string
}

/** Links to the other pages of a long list. */
export function Pager({ part: { first, shown, all, before, after }, hrefOf }: PagerProps) {
  if (before === null && after === null)
    return all > 0 && <p className="desk-hint num">{pagerWords.whole(all)}</p>
  return (
    <nav className="desk-pager desk-pager--told" aria-label={pagerWords.label}>
      <span className="desk-hint num">{pagerWords.part(first, first + shown - 1, all)}</span>
      {before !== null && <QuietLink href={hrefOf(before)} label={pagerWords.before} />}
      {after !== null && <LinkButton href={hrefOf(after)} label={pagerWords.after} />}
    </nav>
  )
}
