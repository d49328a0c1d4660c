/**
 * Shows an e-mail address on one line if it fits (`unbroken` in the CSS where it is used); otherwise it may break after
 * the @. The chat has its own version (Message.tsx), because a shared one would be loaded with the first question.
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
