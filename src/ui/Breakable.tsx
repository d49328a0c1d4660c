/** Allows a line break after the @ of an e-mail address that is too long for its line. */
export function Breakable({ children }: { children: string }) {
  const [before = '', ...rest] = children.split('@')
  return rest.length === 1 ? (
    <>
      {before}@<wbr />
      {rest}
    </>
  ) : (
    children
  )
}
