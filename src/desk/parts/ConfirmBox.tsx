/** Checkbox that confirms that the person has read what the form will do. */
export const ConfirmBox = ({ label }: { readonly label: string }) => (
  <label className="desk-choice">
    <input type="checkbox" name="certeza" value="sim" required />
    {label}
  </label>
)
