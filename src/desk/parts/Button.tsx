/** The buttons of desk pages, and links that look like them. */
import '../../ui/forms/button.css'

type ButtonProps = {
  readonly label: string
  /** Text that screen readers add to the label, so that buttons with the same label can be told apart. */
  readonly about?: string
  readonly kind?: 'primary' | 'secondary'
  readonly name?: string
  readonly value?: string
  /** Where it sends the form instead, which then need not be complete. */
  readonly to?: string
}

/** A submit button of a desk form. */
export function Button({ label, about, kind = 'primary', name, value, to }: ButtonProps) {
  return (
    <button
      type="submit"
      className={`button button--${kind} desk-button`}
      {...{ name, value, formAction: to, formNoValidate: to !== undefined }}
    >
      <span>
        {label}
        {about && <span className="hush"> {about}</span>}
      </span>
    </button>
  )
}

type LinkButtonProps = Pick<ButtonProps, 'label' | 'kind'> & { readonly href: string }

/** A link that looks like a button. */
export const LinkButton = ({ label, kind = 'secondary', href }: LinkButtonProps) => (
  <a className={`button button--${kind} desk-button`} href={href}>
    <span>{label}</span>
  </a>
)
