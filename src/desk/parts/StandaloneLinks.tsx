/** Links of desk pages that are not part of a sentence. */
type LinkProps = {
  readonly href: string
  readonly label: string
  /** Text that screen readers add to the label, so that links with the same label can be told apart. */
  readonly about?: string
}

/** A link next to other content. */
export const QuietLink = ({ href, label, about }: LinkProps) => (
  <a className="quiet-link" href={href}>
    {label}
    {about !== undefined && <span className="hush"> {about}</span>}
  </a>
)

/** A link on its own line, such as the way back. */
export const LinkLine = (link: LinkProps) => (
  <p>
    <QuietLink {...link} />
  </p>
)
