/** Links of desk pages that are not part of a sentence. */
type LinkProps = {
  readonly href: string
  readonly label: string
  /** Text that screen readers add to the label, so that links with the same label can be told apart. */
  readonly about?: string
}

/** A link beside other things. */
export const QuietLink = ({ href, label, about }: LinkProps) => (
  <a className="quiet-link" href={href}>
    {label}
    {about !== undefined && <span className="hush"> {about}</span>}
  </a>
)

/** A link in a line of its own, such as the way back. */
export const LinkLine = (link: LinkProps) => (
  <p>
    <QuietLink {...link} />
  </p>
)
