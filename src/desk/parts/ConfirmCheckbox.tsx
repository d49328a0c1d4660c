/** A checkbox by which a person confirms that they know what the form will do, required by default. */
type ConfirmCheckboxProps = {
  readonly label: string
  readonly isChecked?: boolean
  /** Whether browsers refuse the form without; otherwise the page says what is missing. */
  readonly isRequired?: boolean
}

export const ConfirmCheckbox = ({ label, isChecked = false, isRequired = true }: ConfirmCheckboxProps) => (
  <label className="desk-choice">
    <input type="checkbox" name="certeza" value="sim" required={isRequired} defaultChecked={isChecked} />
    {label}
  </label>
)
