import '../../ui/forms/button.css'

type ButtonProps = {
  readonly label: string
  /** Says more to a screen reader where several buttons on a page read the same. */
  readonly about?: string
  readonly kind?: 'primary' | 'secondary'
  readonly name?: string
  readonly value?: string
}

/** Sends the form that it is in. */
export function Button({ label, about, kind = 'primary', name, value }: ButtonProps) {
  return (
    <button type="submit" className={`button button--${kind} desk-button`} name={name} value={value}>
      <span>
        {label}
        {about && <span className="hush"> {about}</span>}
      </span>
    </button>
  )
}
