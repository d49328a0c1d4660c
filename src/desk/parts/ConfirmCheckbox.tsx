/** A required checkbox by which a person confirms that they know what the form will do. */
type ConfirmCheckboxProps = { readonly label: string; readonly isChecked?: boolean }

export const ConfirmCheckbox = ({ label, isChecked = false }: ConfirmCheckboxProps) => (
  <label className="desk-choice">
    <input type="checkbox" name="certeza" value="sim" required defaultChecked={isChecked} />
    {label}
  </label>
)
