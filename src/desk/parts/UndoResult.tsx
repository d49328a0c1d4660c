/** The button that takes the result of a call back. */
import { callListWords as words } from '../../content/desk/call-list.ts'
import { Button } from './Button.tsx'
import { CsrfForm } from './CsrfForm.tsx'

type UndoResultProps = {
  readonly handle: string
  /** The id of the call. */
  readonly call: string
  /** Text that screen readers add to the label. */
  readonly about?: string
}

export const UndoResult = ({ handle, call, about }: UndoResultProps) => (
  <CsrfForm action={`/operador/ligacoes/${handle}/desfazer`} className="desk-row-form">
    <input type="hidden" name="ligacao" value={call} />
    <Button label={words.undo} about={about} kind="secondary" />
  </CsrfForm>
)
