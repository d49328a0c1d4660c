/** Required checkbox by which a person confirms that they know what the form will do. */
export const ConfirmCheckbox = ({ label }: { readonly label: string }) => (
  <label className="desk-choice">
    <input type="checkbox" name="certeza" value="sim" required />
    {label}
  </label>
)
