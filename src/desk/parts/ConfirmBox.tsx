/** Checkbox with which a person confirms that they have read what the form will do. */
export const ConfirmBox = ({ label }: { readonly label: string }) => (
  <label className="desk-choice">
    <input type="checkbox" name="certeza" value="sim" required />
    {label}
  </label>
)
