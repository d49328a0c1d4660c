/**
 * Allows a line break after the @ of an e-mail address that is too long for its line. The chat has its own
 * (Message.tsx): a shared one would be loaded with the first question.
 */
export function Breakable({ children }: { children: string }) {
  const [before = '', ...rest] = children.split('@')
  return rest.length === 1 ? (
    <span key={children}>
      {before}@<wbr />
      {rest}
    </span>
  ) : (
    <span>{children}</span>
  )
}
