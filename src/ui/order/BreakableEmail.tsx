/**
 * Keeps an e-mail address in one piece where it fits on a line (`unbroken` in the CSS of the place); a longer one may break
 * after the @. The chat has its own (Message.tsx): a shared one would be loaded with the first question.
 */
export function BreakableEmail({ children }: { children: string }) {
  const [, text = '', before = '', after = '', rest = ''] = /^(.*?)(\S+@)(\S+)(.*)$/s.exec(children) ?? []
  return before ? (
    <span key={children}>
      {text}
      <span className="unbroken">
        {before}
        <wbr />
        {after}
      </span>
      {rest}
    </span>
  ) : (
    <span>{children}</span>
  )
}
