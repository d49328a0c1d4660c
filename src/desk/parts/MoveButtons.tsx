/** Two buttons that move an item of a list up and down by one place. They belong to a form, and work without scripts. */
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import ChevronUp from 'lucide/dist/esm/icons/chevron-up.mjs'
import { placesInList as words } from '../../content/desk/list-words.ts'
import { Icon } from '../../ui/Icon.ts'
import { CsrfForm } from './CsrfForm.tsx'
import type { Column } from './Table.tsx'

type MoveButtonsProps = {
  /** What is moved, as screen readers say it. */
  readonly of: string
  /** Whether it has no place above or below it. */
  readonly isFirst: boolean
  readonly isLast: boolean
  /** The name of the buttons, and what follows their values. */
  readonly name?: string
  readonly suffix?: string
}

export const MoveButtons = ({ of, isFirst, isLast, name = 'para', suffix = '' }: MoveButtonsProps) => (
  <span className="desk-moves">
    {!isFirst && (
      <button type="submit" name={name} value={`cima${suffix}`} className="desk-move">
        <Icon shapes={ChevronUp} size={20} />
        <span className="hush">{words.up(of)}</span>
      </button>
    )}
    {!isLast && (
      <button type="submit" name={name} value={`baixo${suffix}`} className="desk-move">
        <Icon shapes={ChevronDown} size={20} />
        <span className="hush">{words.down(of)}</span>
      </button>
    )}
  </span>
)

type Moved = Pick<MoveButtonsProps, 'of'> & {
  readonly action: string
  /** What names the item to the server. */
  readonly fields: Readonly<Record<string, string>>
}

/** Returns the column with the buttons of each row, which are a form of their own. */
export const moveColumn = <Row,>(rows: readonly Row[], movedBy: (row: Row) => Moved): Column<Row> => ({
  head: words.move,
  cell(row) {
    const { action, fields, of } = movedBy(row)
    return (
      <CsrfForm action={action}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <MoveButtons of={of} isFirst={rows[0] === row} isLast={rows.at(-1) === row} />
      </CsrfForm>
    )
  },
})
