/** Two buttons that move an item of a list up and down by one place. They belong to a form, and work without scripts. */
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import ChevronUp from 'lucide/dist/esm/icons/chevron-up.mjs'
import { placesInList as words } from '../../content/desk/list-words.ts'
import { Icon } from '../../ui/Icon.ts'

type MoveButtonsProps = {
  /** What is moved, as screen readers say it. */
  readonly of: string
  /** Whether it has no place above or below it. */
  readonly isFirst: boolean
  readonly isLast: boolean
  /** What follows the values of the buttons. */
  readonly suffix: string
}

export const MoveButtons = ({ of, isFirst, isLast, suffix }: MoveButtonsProps) => (
  <span className="desk-moves">
    {!isFirst && (
      <button type="submit" name="mover" value={`cima${suffix}`} className="desk-move">
        <Icon shapes={ChevronUp} size={20} />
        <span className="hush">{words.up(of)}</span>
      </button>
    )}
    {!isLast && (
      <button type="submit" name="mover" value={`baixo${suffix}`} className="desk-move">
        <Icon shapes={ChevronDown} size={20} />
        <span className="hush">{words.down(of)}</span>
      </button>
    )}
  </span>
)
