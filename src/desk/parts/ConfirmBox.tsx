/** The box with which a person says that they have read what a form does. */
export const ConfirmBox = ({ label }: { readonly label: string }) => (
  <label className="desk-choice">
    <input type="checkbox" name="certeza" value="sim" required />
    {label}
  </label>
)
