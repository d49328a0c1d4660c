/** The table of what changes in an edition: one row for each field, with its value before and after. */
import { shopWords } from '../../content/desk/shop-editions.ts'
import type { EditionChange } from '../../edition/edition-change.ts'
import { readableWhatsappLinks } from '../../edition/readable-whatsapp-links.ts'
import { Table, type Column } from './Table.tsx'

const words = shopWords.changes

type EditionChangeTableProps = {
  readonly changes: readonly EditionChange[]
  /** More columns, on both sides. */
  readonly before?: readonly Column<EditionChange>[]
  readonly after?: readonly Column<EditionChange>[]
}

/** Shows what changes in an edition, one row for each field of a plan, a campaign or a text. */
export const EditionChangeTable = ({ changes, before = [], after = [] }: EditionChangeTableProps) => (
  <Table
    caption={words.caption}
    rows={changes}
    keyOf={({ text }) => text}
    empty={shopWords.nothing}
    columns={[
      ...before,
      { head: words.object, cell: ({ object }) => <span className="desk-strong">{object}</span> },
      { head: words.field, cell: ({ field }) => unbroken(field) },
      { head: words.before, cell: (change) => unbroken(readableWhatsappLinks(change.before)) },
      { head: words.after, cell: (change) => unbroken(readableWhatsappLinks(change.after)) },
      { head: words.note, cell: ({ note }) => unbroken(note) },
      ...after,
    ]}
  />
)

/** Letters of a word from which on it may break: an address would be wider than its column. */
const LONG_WORD = 16

/** Shows a text whose words are not broken, however narrow the column; an empty one as nothing. */
const unbroken = (text: string) =>
  text === '' || text.split(/\s/).some(({ length }) => length >= LONG_WORD) ? (
    text
  ) : (
    <span className="desk-unbroken">{text}</span>
  )
